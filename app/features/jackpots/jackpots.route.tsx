import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { JackpotCard } from "./jackpot-card";
import { JackpotTile } from "./jackpot-tile";
import { JackpotWinners } from "./jackpot-winners";
import { type Jackpots, loadJackpots } from "./jackpots.server";
import { useLiveJackpots } from "./use-live-jackpots";

export const handle = {
  i18n: ["jackpots", "games"],
  page: { names: ["jackpots"] },
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadJackpots(context);
}

export const shouldRevalidate = revalidatePageContent;

export default function JackpotsPage() {
  const { jackpots, winners } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-xl">{t("jackpots.title")}</h1>
        <MotionPauseButton />
      </div>
      <JackpotGrid jackpots={jackpots} />
      <JackpotWinners winners={winners} />
    </>
  );
}

function JackpotGrid({ jackpots }: Pick<Jackpots, "jackpots">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!jackpots.ok) return <SectionError />;
  if (jackpots.value.length === 0)
    return (
      <EmptyState
        icon="jackpot"
        title={t("jackpots.none.title")}
        text={t("jackpots.none.text")}
        action={<ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>}
      />
    );
  return <JackpotTiles loaded={jackpots.value} />;
}

function JackpotTiles({ loaded }: { loaded: JackpotCard[] }) {
  const jackpots = useLiveJackpots(loaded);
  return (
    <ul className="tile-grid" data-count={jackpots.length} data-platform="">
      {jackpots.map((jackpot) => (
        <li key={jackpot.id}>
          <JackpotTile jackpot={jackpot} level="h2" />
        </li>
      ))}
    </ul>
  );
}

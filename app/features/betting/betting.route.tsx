import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { loadBetting } from "./betting.server";
import { BettingBar } from "./betting-bar";
import { BettingStage } from "./betting-stage";
import { Fixtures } from "./fixtures";
import { headingOf } from "./heading";

export const handle = {
  i18n: ["betting", "games", "play", "needs"],
  // A page within the sportsbook has no record of the whole one's.
  page: { names: ["betting"], namesWithParam: [] },
  hidesOffers: true,
  hidesChat: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const betting = await loadBetting(context, params["*"] ?? "");
  const isAbsent = betting.sportsbook.ok && betting.sportsbook.value === null;
  return data(betting, { status: isAbsent ? 404 : 200 });
}

export const shouldRevalidate = revalidatePageContent;

export default function BettingRoute() {
  const { sportsbook, audience, path, fixtures, sports, heading, ...bar } = useLoaderData<typeof loader>();
  const t = useTranslate();
  // Where the frame has gone since.
  const { "*": at = "" } = useParams();
  const moved = at && at !== path ? headingOf(at, fixtures, sports) : undefined;
  return (
    <>
      <div className="betting-screen">
        <BettingBar
          {...bar}
          heading={at === path ? heading : (moved ?? t("betting.title"))}
          isPlayer={audience === "player"}
        />
        {!sportsbook.ok && <SectionError />}
        {sportsbook.ok && !sportsbook.value && <NoBetting />}
        {sportsbook.ok && sportsbook.value && (
          <BettingStage {...sportsbook.value} audience={audience} path={path} />
        )}
      </div>
      {sportsbook.ok && sportsbook.value && <Fixtures fixtures={fixtures} sports={sports} path={path} />}
    </>
  );
}

function NoBetting() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <EmptyState
      icon="sport"
      title={t("betting.none.title")}
      text={t("betting.none.text")}
      action={<ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>}
    />
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { hallPaging } from "~/games/hall/hall-paging";
import { PageLinks, pageAnchor, Showing } from "~/games/hall/page-links";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { loadBets } from "./bets.server";
import { BETS_ON_PAGE } from "./round";
import { RoundItem } from "./round-item";

export const handle = {
  i18n: ["games"],
  page: { names: ["profile-bets"] },
  query: { page: "once" },
  feature: "betHistory",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadBets(context, new URL(request.url).searchParams);
}

export const shouldRevalidate = keepBeneathDialog;

export default function BetsPage() {
  const { page, rounds, total } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  const paging = hallPaging(page, rounds.length, total, BETS_ON_PAGE);
  const anchor = pageAnchor(page, BETS_ON_PAGE);
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.bets")}</h1>
      {rounds.length > 0 ? (
        <>
          <Showing paging={paging} />
          <ol>
            {rounds.map((round, index) => (
              <RoundItem
                key={round.id}
                round={round}
                anchor={index === anchor?.index ? anchor.id : undefined}
              />
            ))}
          </ol>
        </>
      ) : (
        <EmptyState
          icon="games"
          title={t("profile.bets.none.title")}
          text={t("profile.bets.none.text")}
          action={<ButtonLink href={localePath(paths.gameHall())}>{t("games.empty.action")}</ButtonLink>}
        />
      )}
      <PageLinks
        paging={paging}
        hrefOf={(next) => localePath(paths.bets({ page: next > 1 ? String(next) : undefined }))}
      />
    </>
  );
}

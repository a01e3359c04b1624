import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { canonicalPage } from "~/shell/paging/paging";
import { JackpotGames } from "./jackpot-games";
import { JackpotHero } from "./jackpot-hero";
import { JackpotWinners } from "./jackpot-winners";
import { loadJackpot } from "./jackpots.server";

export const handle = {
  i18n: ["jackpots", "games"],
  page: { names: ["jackpots-id"], canonicalQuery: canonicalPage },
  query: { page: "once" },
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return pagedAnswer(await loadJackpot(context, params.id ?? "", new URL(request.url).searchParams));
}

export const shouldRevalidate = revalidatePageContent;

export default function JackpotRoute() {
  const page = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <Breadcrumbs trail={[{ name: t("jackpots.title"), path: paths.jackpots() }]} />
      <JackpotHero {...page} />
      <JackpotGames {...page} />
      <JackpotWinners winners={page.winners} />
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { WinnerTabs } from "./winner-tabs";
import { loadWinners } from "./winners.server";
import { parseWinnersQuery, winnersAddress } from "./winners-query";
import { WinnersResults } from "./winners-results";

export const handle = {
  i18n: ["winners", "games"],
  page: { names: ["winners"], canonicalQuery: (query) => winnersAddress(parseWinnersQuery(query)) },
  query: { tab: "once", period: "once" },
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadWinners(context, new URL(request.url).searchParams);
}

export const shouldRevalidate = revalidatePageContent;

export default function WinnersPage() {
  const { query, wins } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t(`winners.title.${query.tab}`)}</h1>
      <WinnerTabs query={query} />
      <WinnersResults query={query} wins={wins} />
    </div>
  );
}

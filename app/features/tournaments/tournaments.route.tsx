import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { SectionError } from "~/shell/sections/section-error";
import { ChipLinks } from "~/ui/lists/chip-links";
import { TournamentGroups } from "./list/tournament-groups";
import { loadTournaments } from "./list/tournaments.server";
import { parseTournamentsQuery, shownStatuses, tournamentsAddress } from "./list/tournaments-query";

export const handle = {
  i18n: ["tournaments", "games"],
  page: {
    names: ["tournaments"],
    canonicalQuery: (query, { tournaments }) =>
      tournamentsAddress(parseTournamentsQuery(query, shownStatuses(tournaments))),
  },
  query: { status: "once", page: "once" },
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return pagedAnswer(await loadTournaments(context, new URL(request.url).searchParams));
}

export const shouldRevalidate = revalidatePageContent;

export default function TournamentsPage() {
  const { list, query, statuses, now } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t("tournaments.title")}</h1>
      <ChipLinks
        label={t("tournaments.groups")}
        links={(["all", ...statuses] as const).map((status) => ({
          href: localePath(paths.tournaments(tournamentsAddress({ status, page: 1 }))),
          name: t(`tournaments.status.${status}`),
          isCurrent: status === query.status,
        }))}
      />
      {list.ok ? (
        <TournamentGroups query={query} statuses={statuses} now={now} list={list.value} />
      ) : (
        <SectionError />
      )}
    </div>
  );
}

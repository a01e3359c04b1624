import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { FavouriteForms } from "~/features/games/favourites/favourite-forms";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { canonicalPage } from "~/shell/paging/paging";
import { SectionError } from "~/shell/sections/section-error";
import { loadTournamentHall, tournamentId } from "./tournament.server";
import { TournamentHallGames } from "./tournament-hall-games";

export const handle = {
  i18n: ["tournaments", "tournament", "games"],
  page: { names: ["tournaments-id-gamehall"], canonicalQuery: canonicalPage },
  query: { page: "once" },
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return pagedAnswer(
    await loadTournamentHall(context, tournamentId(params.id), new URL(request.url).searchParams),
  );
}

export const shouldRevalidate = revalidatePageContent;

export default function TournamentHallRoute() {
  const { tournament, games, page, isPlayer, marks } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Breadcrumbs
          trail={[
            { name: t("tournaments.title"), path: paths.tournaments() },
            { name: tournament.title, path: paths.tournament(tournament.id) },
          ]}
        />
        <h1 className="text-xl">{t("tournament.meta.hall", { title: tournament.title })}</h1>
      </div>
      {isPlayer && <FavouriteForms marks={marks} />}
      {games.ok ? (
        <TournamentHallGames tournamentId={tournament.id} list={games.value} page={page} />
      ) : (
        <SectionError />
      )}
    </div>
  );
}

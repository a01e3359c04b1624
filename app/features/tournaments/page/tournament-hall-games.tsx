import type { ShownGames } from "~/features/games/game-cards.server";
import { GameGrid } from "~/features/games/game-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { pagingOf } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { TOURNAMENT_GAMES_ON_PAGE } from "../page-sizes";

interface TournamentHallGamesProps {
  tournamentId: string;
  list: ShownGames;
  page: number;
}

/** As in the game hall: the number shown, the games, and links to the other pages. */
export function TournamentHallGames({ tournamentId, list, page }: TournamentHallGamesProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { cards, shown, total } = list;
  const hrefOf = (next: number) =>
    localePath(paths.tournamentHall(tournamentId, next > 1 ? { page: String(next) } : {}));
  if (shown === 0 && total > 0)
    return <PastEnd total={total} size={TOURNAMENT_GAMES_ON_PAGE} hrefOf={hrefOf} />;
  if (shown === 0)
    return (
      <EmptyState
        icon="games"
        title={t("tournament.noGames")}
        action={
          <ButtonLink href={localePath(paths.tournaments())}>{t("tournaments.none.action")}</ButtonLink>
        }
      />
    );
  const paging = pagingOf(page, shown, total, TOURNAMENT_GAMES_ON_PAGE);
  return (
    <>
      <ShownRange paging={paging} />
      <div className="in-twelves">
        <GameGrid cards={cards} />
      </div>
      <PageLinks paging={paging} hrefOf={hrefOf} />
    </>
  );
}

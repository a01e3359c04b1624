import { RichText } from "~/content/rich-text/rich-text";
import { FavouriteForms } from "~/features/games/favourites/favourite-forms";
import { GameRow } from "~/features/games/game-row";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";
import { Standings } from "./standings";
import type { TournamentPageData } from "./tournament.server";

/** The content below the hero: games, standings and rules. */
export function TournamentParts(page: TournamentPageData) {
  const { tournament, rules, standings, own } = page;
  const t = useTranslate();
  const title = t(`tournament.standings.${tournament.status}`);
  return (
    <>
      <TournamentGames {...page} />
      <Section title={title}>
        {standings.length > 0 ? (
          <Standings label={title} places={standings} own={own} />
        ) : (
          <p className="text-muted">{t("tournament.standings.none")}</p>
        )}
      </Section>
      {rules && (
        <Section title={t("tournament.rules")}>
          <RichText html={rules} />
        </Section>
      )}
    </>
  );
}

function TournamentGames({ tournament, games, isPlayer, marks }: TournamentPageData) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasGames = games.ok && games.value.total > 0;
  return (
    <Section
      title={t("tournament.games")}
      moreHref={hasGames ? localePath(paths.tournamentHall(tournament.id)) : undefined}
      moreLabel={t("tournament.allGames")}
    >
      {isPlayer && hasGames && <FavouriteForms marks={marks} />}
      {!games.ok && <SectionError />}
      {games.ok && !hasGames && <p className="text-muted">{t("tournament.noGames")}</p>}
      {hasGames && <GameRow cards={games.value.cards} label={t("tournament.games")} />}
    </Section>
  );
}

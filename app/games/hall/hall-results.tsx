import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { PageLinks, pageAnchor, ShownRange } from "~/paging/page-links";
import { LONGEST_LIST } from "~/paging/paging";
import { paths } from "~/paths";
import { useFeatures } from "~/shell/layout-data/use-features";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Section } from "~/ui/section";
import { GameGrid } from "../game-list";
import type { GameSummary } from "../game-summary";
import type { GameList } from "../games.server";
import { OwnListEmpty } from "../player/own-list-empty";
import { ownListOf } from "../player/own-lists";
import type { Suggestions } from "../search/suggestions.server";
import type { Hall } from "./hall.server";
import { type HallQuery, hallPath, isFiltered, noFilters } from "./hall-query";
import { longGridPart } from "./long-grid-part";
import { useGrowingList } from "./use-growing-list";

/** One row on a laptop, three on a phone: the cards visible without scrolling. */
const EAGER_PICTURES = 6;

/** The games found with their number and paging, or an empty state. */
export function HallResults(hall: Hall) {
  const { list } = hall;
  if (!list.ok) return <SectionError />;
  return list.value.games.length > 0 ? <Games hall={hall} list={list.value} /> : <NoGames {...hall} />;
}

function Games({ hall, list }: { hall: Hall; list: GameList }) {
  const localePath = useLocalePath();
  const { games, paging, isLoading, onMore } = useGrowingList(hall, list);
  const { query, defaultCategory } = hall;
  return (
    <>
      <ShownRange paging={paging} />
      {games.length > LONGEST_LIST ? (
        <LongGrid games={games} />
      ) : (
        <GameGrid games={games} eager={EAGER_PICTURES} anchor={pageAnchor(query.page)} />
      )}
      <PageLinks
        paging={paging}
        hrefOf={(page) => localePath(hallPath(query, { page }, defaultCategory))}
        onForward={onMore}
        isLoading={isLoading}
      />
    </>
  );
}

function LongGrid({ games }: { games: readonly GameSummary[] }) {
  const { LongGameGrid } = longGridPart.read();
  return <LongGameGrid games={games} />;
}

function NoGames({ query, defaultCategory, isPlayer, suggestions, list }: Hall) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hrefOf = (changes: Partial<HallQuery>) => localePath(hallPath(query, changes, defaultCategory));
  const isPastEnd = list.ok && list.value.total > 0;
  const own = ownListOf(query.category, useFeatures());
  if (own && !isPastEnd && !(isPlayer && isFiltered(query))) {
    return <OwnListEmpty list={own} isPlayer={isPlayer} />;
  }
  return (
    <>
      <EmptyState
        title={t("games.empty.title")}
        text={t("games.empty.text")}
        icon="games"
        action={
          <>
            <ButtonLink href={localePath(paths.gameHall())}>{t("games.empty.action")}</ButtonLink>
            {isPastEnd && (
              <ButtonLink variant="secondary" href={hrefOf({})}>
                {t("games.empty.firstPage")}
              </ButtonLink>
            )}
            {query.search && (query.category || isFiltered({ ...query, search: "" })) && (
              <ButtonLink
                variant="secondary"
                href={hrefOf({ ...noFilters, category: undefined, search: query.search })}
              >
                {t("games.empty.searchAll", { search: query.search })}
              </ButtonLink>
            )}
          </>
        }
      />
      {suggestions && suggestions.games.length > 0 && <Suggested suggestions={suggestions} />}
    </>
  );
}

function Suggested({ suggestions: { near, games } }: { suggestions: Suggestions }) {
  const t = useTranslate();
  return (
    <Section title={near ? t("games.empty.near", { search: near }) : t("games.empty.popular")}>
      <GameGrid games={games} />
    </Section>
  );
}

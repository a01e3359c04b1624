import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { LONGEST_LIST, PAGE_SIZE } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { useFormats } from "~/ui/format/formats";
import { Section } from "~/ui/section";
import type { ShownGames } from "../game-cards.server";
import { GameGrid } from "../game-list";
import { OwnListEmpty } from "../player/own-list-empty";
import { ownListOf } from "../player/own-lists";
import type { Hall, ShownSuggestions } from "./hall.server";
import { type HallQuery, hallPath, isFiltered, noFilters, searchesPart } from "./hall-query";
import { LongGameGrid } from "./long-game-grid";
import { useGrowingList } from "./use-growing-list";

/** The games found with their number and paging, or an empty state. */
export function HallResults(hall: Hall) {
  const { list } = hall;
  if (!list.ok) return <SectionError />;
  return list.value.shown > 0 ? <Games hall={hall} list={list.value} /> : <NoGames {...hall} />;
}

function Games({ hall, list }: { hall: Hall; list: ShownGames }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const { cards, added, count, paging, isLoading, onMore } = useGrowingList(hall, list);
  const { query, defaultCategory, inAllGames } = hall;
  return (
    <>
      <div className="hall-count flex flex-wrap items-center gap-x-4">
        <ShownRange paging={paging} all={t("games.count", { count: paging.total })} />
        {inAllGames !== undefined && inAllGames > list.total && (
          <a href={localePath(allGamesPath(hall))} className="dialog-link text-sm">
            {t("games.hall.inAll", { total: number(inAllGames) })}
          </a>
        )}
      </div>
      {count > LONGEST_LIST ? (
        <LongGameGrid cards={cards} added={added} />
      ) : (
        <GameGrid cards={cards} added={added} />
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

/** The same search among all games. */
const allGamesPath = ({ query, defaultCategory }: Hall) =>
  hallPath(query, { ...noFilters, category: undefined, search: query.search }, defaultCategory);

function NoGames(hall: Hall) {
  const { query, defaultCategory, inAllGames, isPlayer, suggestions, list } = hall;
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const hrefOf = (changes: Partial<HallQuery>) => localePath(hallPath(query, changes, defaultCategory));
  const total = list.ok ? list.value.total : 0;
  const own = ownListOf(query.category, useFeatures());
  if (total > 0) return <PastEnd total={total} size={PAGE_SIZE} hrefOf={(page) => hrefOf({ page })} />;
  if (own && !(isPlayer && isFiltered(query))) {
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
            <ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>
            {searchesPart(query) && inAllGames !== 0 && (
              <ButtonLink variant="secondary" href={localePath(allGamesPath(hall))}>
                {inAllGames
                  ? t("games.hall.inAll", { total: number(inAllGames) })
                  : t("games.empty.searchAll", { search: query.search })}
              </ButtonLink>
            )}
          </>
        }
      />
      {suggestions && <Suggested suggestions={suggestions} />}
    </>
  );
}

function Suggested({ suggestions: { near, cards } }: { suggestions: ShownSuggestions }) {
  const t = useTranslate();
  return (
    <Section title={near ? t("games.empty.near", { search: near }) : t("games.empty.popular")}>
      <GameGrid cards={cards} />
    </Section>
  );
}

import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useFormats } from "~/ui/formats";
import { FailedBlock } from "../failed-block";
import { FAVOURITES } from "../favourites/favourites";
import { GameGrid } from "../game-list";
import type { Hall } from "./hall.server";
import { firstOfPage, type HallPaging, hallPaging } from "./hall-paging";
import { hallPath } from "./hall-query";

/** A row of a laptop, three of a phone: what is seen before anyone scrolls. */
const EAGER_PICTURES = 6;

/** The games found, how many they are, and the way on. */
export function HallResults({ query, defaultCategory, isPlayer, list }: Hall) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!list.ok) return <FailedBlock />;

  const { games, total } = list.value;
  const paging = hallPaging(query.page, games.length, total);
  const pageHref = (page: number) => localePath(hallPath(query, { page }, defaultCategory));
  return (
    <>
      <Showing paging={paging} />
      {games.length > 0 ? (
        <GameGrid
          games={games}
          eager={EAGER_PICTURES}
          anchor={query.page > 1 ? { index: firstOfPage(query.page), id: anchorOf(query.page) } : undefined}
        />
      ) : (
        <NoGames query={query} isPlayer={isPlayer} />
      )}
      {(paging.back || paging.forward) && (
        <nav aria-label={t("games.hall.paging")} className="flex justify-center gap-3">
          {paging.back && (
            <ButtonLink variant="secondary" href={pageHref(paging.back.page)} rel="prev">
              {t("games.hall.back")}
            </ButtonLink>
          )}
          {paging.forward && (
            <ButtonLink
              variant="secondary"
              size="l"
              href={`${pageHref(paging.forward.page)}#${anchorOf(paging.forward.page)}`}
              rel="next"
            >
              {t(`games.hall.${paging.forward.kind}`)}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function NoGames({ query, isPlayer }: Pick<Hall, "query" | "isPlayer">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const isUnfiltered = query.providers.length === 0 && !query.search;
  if (query.category === FAVOURITES && !isPlayer) {
    const redirectUrl = localePath(paths.gameHall({ category: FAVOURITES }));
    return (
      <EmptyState
        title={t("games.favourites.signIn.title")}
        text={t("games.favourites.signIn.text")}
        icon="heart"
        action={
          <ButtonLink href={localePath(paths.signIn({ redirectUrl }))}>{t("common.signIn")}</ButtonLink>
        }
      />
    );
  }
  const isNew = query.category === FAVOURITES && isUnfiltered;
  return (
    <EmptyState
      title={t(isNew ? "games.favourites.none.title" : "games.empty.title")}
      text={t(isNew ? "games.favourites.none.text" : "games.empty.text")}
      icon={isNew ? "heart" : "games"}
      action={<ButtonLink href={localePath(paths.gameHall())}>{t("games.empty.action")}</ButtonLink>}
    />
  );
}

function anchorOf(page: number): string {
  return `page-${page}`;
}

function Showing({ paging: { from, to, total } }: { paging: HallPaging }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <p role="status" className="tabular text-sm text-muted">
      {from > 1
        ? t("games.hall.showingRange", { from: number(from), to: number(to), total: number(total) })
        : t("games.hall.showing", { shown: number(to), total: number(total) })}
    </p>
  );
}

import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FailedBlock } from "../failed-block";
import { FAVOURITES } from "../favourites/favourites";
import { GameGrid } from "../game-list";
import type { Hall } from "./hall.server";
import { hallPaging } from "./hall-paging";
import { hallPath } from "./hall-query";
import { PageLinks, pageAnchor, Showing } from "./page-links";

/** A row of a laptop, three of a phone: what is seen before anyone scrolls. */
const EAGER_PICTURES = 6;

/** The games found, how many they are, and the way on. */
export function HallResults({ query, defaultCategory, isPlayer, list }: Hall) {
  const localePath = useLocalePath();
  if (!list.ok) return <FailedBlock />;

  const { games, total } = list.value;
  const paging = hallPaging(query.page, games.length, total);
  const pageHref = (page: number) => localePath(hallPath(query, { page }, defaultCategory));
  return (
    <>
      <Showing paging={paging} />
      {games.length > 0 ? (
        <GameGrid games={games} eager={EAGER_PICTURES} anchor={pageAnchor(query.page)} />
      ) : (
        <NoGames query={query} isPlayer={isPlayer} />
      )}
      <PageLinks paging={paging} hrefOf={pageHref} />
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

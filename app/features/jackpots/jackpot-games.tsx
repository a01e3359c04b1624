import { FavouriteForms } from "~/features/games/favourites/favourite-forms";
import { GameGrid } from "~/features/games/game-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { PAGE_SIZE, pagingOf } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";
import type { JackpotPage } from "./jackpots.server";

export function JackpotGames({ jackpot, games, page, isPlayer, marks }: JackpotPage) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!games.ok)
    return (
      <Section title={t("jackpots.games")}>
        <SectionError />
      </Section>
    );
  const { shown, total } = games.value;
  const paging = pagingOf(page, shown, total);
  const hrefOf = (next: number) =>
    localePath(paths.jackpot(jackpot.id, next > 1 ? { page: String(next) } : {}));
  if (shown === 0 && total > 0)
    return (
      <Section title={t("jackpots.games")}>
        <PastEnd total={total} size={PAGE_SIZE} hrefOf={hrefOf} />
      </Section>
    );
  return (
    <Section title={t("jackpots.games")}>
      {isPlayer && <FavouriteForms marks={marks} />}
      {paging.total > 0 ? (
        <div className="grid gap-3">
          <ShownRange paging={paging} />
          <GameGrid cards={games.value.cards} />
        </div>
      ) : (
        <p className="text-muted">{t("jackpots.noGames")}</p>
      )}
      <div className="mt-6">
        <PageLinks paging={paging} hrefOf={hrefOf} />
      </div>
    </Section>
  );
}

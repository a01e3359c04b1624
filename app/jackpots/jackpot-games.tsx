import { FavouriteForms } from "~/games/favourites/favourite-forms";
import { GameGrid } from "~/games/game-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { PageLinks, ShownRange } from "~/paging/page-links";
import { pagingOf } from "~/paging/paging";
import { paths } from "~/paths";
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
  const paging = pagingOf(page, games.value.shown, games.value.total);
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
        <PageLinks
          paging={paging}
          hrefOf={(next) => localePath(paths.jackpot(jackpot.id, next > 1 ? { page: String(next) } : {}))}
        />
      </div>
    </Section>
  );
}

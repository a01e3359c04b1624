import { GameRow } from "~/features/games/game-row";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { HomeSection } from "./home-section";
import type { GamesRow } from "./rows.server";

/** A row of games. `name`: of an own part, in place of a made id. */
export function GamesSection({ title, category, lead, games, form, name }: GamesRow & { name?: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <HomeSection
      {...(name && { name })}
      title={title}
      lead={lead}
      part={games}
      {...(category && {
        moreHref: localePath(paths.gameHall({ category })),
        moreLabel: t("home.rows.seeAll"),
      })}
    >
      {({ cards }) => <GameRow cards={cards} label={title} form={form} />}
    </HomeSection>
  );
}

import { useRouteLoaderData } from "@remix-run/react";
import { GameRow } from "~/games/game-row";
import { PLAYED } from "~/games/player/own-lists";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { QuestRow } from "~/loyalty/quests/quest-row";
import { useWithOwn } from "~/own-parts/use-with-own";
import { paths } from "~/paths";
import { Section } from "~/ui/section";
import { GamesSection } from "./games-section";
import type { Home, OwnHome } from "./home.server";

export const HOME = "home/home.route";

/** The games that the player played last, and the first row without them. */
export function OwnGames() {
  const { continued, first } = useHome();
  return (
    <>
      {continued.shown > 0 && <Continued continued={continued} />}
      {first && <GamesSection {...first} name="first-row" />}
    </>
  );
}

function Continued({ continued }: Pick<OwnHome, "continued">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const title = t("home.continued.title");
  return (
    <Section
      name="continued"
      title={title}
      moreHref={localePath(paths.gameHall({ category: PLAYED }))}
      moreLabel={t("home.rows.seeAll")}
    >
      <GameRow cards={continued.cards} label={title} />
    </Section>
  );
}

export function OwnQuests() {
  const { quests } = useHome();
  return quests && <QuestRow quests={quests} />;
}

export function useHome(): Home & OwnHome {
  return useWithOwn(HOME, useRouteLoaderData(HOME) as Home & OwnHome);
}

import { useRouteLoaderData } from "@remix-run/react";
import { QuestRow } from "~/features/loyalty/quests/quest-row";
import { useWithOwn } from "~/shell/own-parts/use-with-own";
import { GamesSection } from "./games-section";
import type { Home, OwnHome, OwnSections } from "./home.server";

export const HOME = "features/home/home.route";
export const LANDING = "features/home/landing";

/** The games that the player played last, and the first row without them. */
export function OwnGames() {
  const { continued, first } = useHome();
  return (
    <>
      {continued && <GamesSection {...continued} name="continued" />}
      {first && <GamesSection {...first} name="first-row" />}
    </>
  );
}

export function OwnQuests() {
  const { quests } = useHome();
  return quests && <QuestRow quests={quests} />;
}

export function useHome(): Home & OwnHome {
  return useWithOwn(HOME, useRouteLoaderData(HOME) as Home & OwnHome);
}

/** The content of the places of blocks for some players, on any page. */
export function useApart(): OwnSections["apart"] {
  const home = useWithOwn(HOME, useRouteLoaderData(HOME) as OwnSections | undefined);
  const landing = useWithOwn(LANDING, useRouteLoaderData(LANDING) as OwnSections | undefined);
  return (home ?? landing)?.apart ?? {};
}

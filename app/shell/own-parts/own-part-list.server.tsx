import type { ReactElement } from "react";
import { readOwnHall } from "~/features/games/hall/hall.server";
import { HALL } from "~/features/games/hall/hall-query";
import { readOwnHome } from "~/features/home/home.server";
import { readOwnLanding } from "~/features/home/landing.server";
import { HOME, LANDING, OwnGames, OwnQuests } from "~/features/home/own-home";
import { ApartPlaces } from "~/features/home/section-list";
import { readOwnRoot } from "~/shell/document/own-root.server";
import { PlayerBar } from "~/shell/header/player-bar";
import { HintList } from "~/shell/hints/hint-list";
import { LAYOUT } from "~/shell/layout-data/use-layout-data";
import { readOwnDefaultLayout } from "~/shell/layouts/own-default-layout.server";
import type { OwnReader } from "./with-own.server";

interface OwnOfRoute {
  read: OwnReader;
  /** What stands in its places (`OwnPart`), by their names. */
  parts: Readonly<Record<string, () => ReactElement>>;
  /** Places whose names the data have, each with what stands in it. */
  more?: () => ReactElement;
}

/** What is one player's own of pages that all players share, by the ids of their routes. */
export const ownOfRoutes: Readonly<Record<string, OwnOfRoute>> = {
  root: { read: readOwnRoot, parts: {} },
  [LAYOUT]: {
    read: readOwnDefaultLayout,
    parts: { "player-bar": () => <PlayerBar />, hints: () => <HintList /> },
  },
  [HOME]: {
    read: readOwnHome,
    parts: { games: () => <OwnGames />, quests: () => <OwnQuests /> },
    more: () => <ApartPlaces />,
  },
  [LANDING]: { read: readOwnLanding, parts: {}, more: () => <ApartPlaces /> },
  [HALL]: { read: readOwnHall, parts: {} },
};

import type { ReactElement } from "react";
import { readOwnHall } from "~/features/games/hall/hall.server";
import { HALL } from "~/features/games/hall/hall-query";
import { readOwnHome, readOwnMarks } from "~/features/home/home.server";
import { LANDING } from "~/features/home/landing-page";
import { HOME, OwnGames, OwnQuests } from "~/features/home/own-home";
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
  },
  [LANDING]: { read: readOwnMarks, parts: {} },
  [HALL]: { read: readOwnHall, parts: {} },
};

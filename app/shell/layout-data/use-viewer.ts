import { useRouteLoaderData } from "@remix-run/react";
import type { RuntimeLocation } from "~/runtime/runtime";
import type { Viewer } from "./frame-data";
import { useFrameData } from "./use-frame-data";

/** The current player, from the data of the default or the game layout. */
export function useViewer(): Pick<
  RuntimeLocation,
  "viewer" | "visit" | "uid" | "balances" | "balanceRefresh" | "idle" | "notices"
> {
  const frame = useFrameData();
  const game = useRouteLoaderData("shell/layouts/game-layout.route") as Viewer | undefined;
  const player = frame?.player.kind === "player" ? frame.player : undefined;
  return {
    viewer: frame?.player.kind ?? game?.viewer,
    visit: player?.visit ?? game?.visit,
    uid: player?.uid ?? game?.uid,
    balances: player?.balances,
    balanceRefresh: frame?.balanceRefresh,
    idle: frame?.idle ?? game?.idle,
    notices: frame?.notices,
  };
}

import { useRouteLoaderData } from "@remix-run/react";
import type { RuntimeLocation } from "~/runtime/part";
import type { Viewer } from "./layout-data";
import { useLayoutData } from "./use-layout-data";

/** The current player, from the data of the default or the game layout. */
export function useViewer(): Pick<
  RuntimeLocation,
  "viewer" | "sessionKey" | "uid" | "balances" | "balanceRefresh" | "idle" | "notices"
> {
  const layout = useLayoutData();
  const game = useRouteLoaderData("shell/layouts/game-layout.route") as Viewer | undefined;
  const player = layout?.player.kind === "player" ? layout.player : undefined;
  return {
    viewer: layout?.player.kind ?? game?.viewer,
    sessionKey: player?.sessionKey ?? game?.sessionKey,
    uid: player?.uid ?? game?.uid,
    balances: player?.balances,
    balanceRefresh: layout?.balanceRefresh,
    idle: layout?.idle ?? game?.idle,
    notices: layout?.notices,
  };
}

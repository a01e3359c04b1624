import { useRouteLoaderData } from "@remix-run/react";
import type { RuntimeLocation } from "~/browser/runtime/part";
import type { LayoutPlayer, Viewer } from "./layout-data";
import { useLayoutData } from "./use-layout-data";

/** The current player, from the data of the default or the game layout. */
export function useViewer(): Pick<
  RuntimeLocation,
  "viewer" | "sessionKey" | "uid" | "balances" | "balanceRefresh" | "idle" | "notices"
> {
  const layout = useLayoutData();
  const game = useRouteLoaderData("shell/layouts/game-layout.route") as Viewer | undefined;
  // Not there where a page is rendered for all players, which runs nothing.
  const known = layout?.player as LayoutPlayer | undefined;
  const player = known?.kind === "player" ? known : undefined;
  return {
    viewer: known?.kind ?? game?.viewer,
    sessionKey: player?.sessionKey ?? game?.sessionKey,
    uid: player?.uid ?? game?.uid,
    balances: player?.balances,
    balanceRefresh: layout?.balanceRefresh,
    idle: layout?.idle ?? game?.idle,
    notices: layout?.notices,
  };
}

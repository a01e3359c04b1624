import type { AppContext } from "~/context/app-context";
import { gameName } from "./game-summary";

/** Loads the game of the demo dialog; without an id or a demo (`data: null`) the dialog only explains the mode. */
export async function loadDemoGame(context: AppContext, { id }: { id: string | null }) {
  if (!id) return { data: null };
  const { items } = await context.platform.call("games.get", { options: { sysnames: [id], count: 1 } });
  const [game] = items;
  if (!game) return null;
  return { data: game.extra.has_demo ? { sysname: game.sysname, name: gameName(game) } : null };
}

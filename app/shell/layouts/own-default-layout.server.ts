import type { AppContext } from "~/context/app-context";
import { loadHints } from "~/shell/hints/load-hints.server";
import { readOwnLayout } from "~/shell/layout-data/layout-data.server";

/** What is one player's own around every page. Throws for a blocked account, on public pages too. */
export async function readOwnDefaultLayout(context: AppContext) {
  const [own, hints] = await Promise.all([readOwnLayout(context), loadHints(context), context.player()]);
  return { ...own, hints };
}

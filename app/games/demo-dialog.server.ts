import type { AppContext } from "~/context";

/** The game that is played for fun; without an id, or where it has no demo, the dialog explains the mode alone. */
export async function loadDemoGame(context: AppContext, { id }: { id: string | null }) {
  if (!id) return { data: null };
  const { items } = await context.platform.call("games.get", { options: { sysnames: [id], count: 1 } });
  const [game] = items;
  if (!game) return null;
  const { sysname, name, description, extra } = game;
  return { data: extra.has_demo ? { sysname, name: description?.name || name } : null };
}

import type { PageContext } from "~/context/app-context";
import type { Game } from "~/platform/entities/games";
import { settleSection } from "~/shell/sections/page-section";

type Reader = Pick<PageContext, "platform" | "content">;

/** The sportsbook is a game with a configured sysname; null: the operator has none (docs/product.md#3). */
export async function findSportsbook({ platform, content }: Reader): Promise<Game | null> {
  const { product } = await content.config();
  const { items } = await platform.call("games.get", {
    options: { count: 1, sysnames: [product.sportsbookSysname] },
  });
  return items[0] ?? null;
}

/** Whether to link to the sportsbook; not while that cannot be read. */
export async function hasSportsbook(context: Pick<PageContext, "isPartial"> & Reader): Promise<boolean> {
  const found = await settleSection(context, findSportsbook(context));
  return found.ok && found.value !== null;
}

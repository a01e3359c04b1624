import type { App, AppContext, HostRequest, SiteTable } from "~/context";
import { hidesGames } from "~/market/named-games";
import { pagelessRequest } from "~/pageless-request";

/** A launch by its address (docs/contract.md#3.7). */
export interface Launch {
  /** Empty where only the id is known by which it is launched. */
  sysname: string;
  customId?: string;
}

/** `noGame`: the market hides it, or nobody knows it. */
export type LaunchRefusal = { why: "noGame" };

/** The market's rules for launches that come without the page of the game, which has them by itself. */
export function createLaunchGate({ locales, contextFor }: Pick<App, "locales" | "contextFor">) {
  return async function refuseLaunch(
    launch: Launch,
    request: HostRequest,
    site: SiteTable,
  ): Promise<LaunchRefusal | null> {
    const { locales: known, defaultLocale: locale } = await locales();
    const context = await contextFor(pagelessRequest(request, { locale, locales: known, site }));
    return (await isOpen(context, launch)) ? null : { why: "noGame" };
  };
}

/** A game launched by an id of its own has to be the one that the address names beside it. */
async function isOpen({ config, platform }: AppContext, { customId, sysname }: Launch): Promise<boolean> {
  if (!config.market || !hidesGames(config.market)) return true;
  const { items } = await platform.call("games.get", { options: { sysnames: [sysname], count: 1 } });
  const [game] = items;
  return game !== undefined && game.sysname === sysname && (!customId || game.extra.custom_id === customId);
}

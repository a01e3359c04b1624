import { setTimeout as sleep } from "node:timers/promises";
import type { App, AppContext, Launch, LaunchRefusal, LaunchRequest, SiteTable } from "~/context";
import { hidesGames } from "~/market/named-games";
import { pagelessRequest } from "~/pageless-request";
import { PlatformRefusal } from "~/platform/errors";
import { noteLaunch, otherOpenGame } from "./open-game/open-game.server";

/** A page that is being left says so while the next game is launched already. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 250;

/** The market's rules for launches that come without the page of the game, which has them by itself. */
export function createLaunchGate({ locales, contextFor }: Pick<App, "locales" | "contextFor">) {
  return async function refuseLaunch(
    launch: Launch,
    request: LaunchRequest,
    site: SiteTable,
  ): Promise<LaunchRefusal | null> {
    const { locales: known, defaultLocale: locale } = await locales();
    const { cookieHeader } = request;
    const open = () =>
      contextFor({ ...pagelessRequest(request, { locale, locales: known, site }), cookieHeader });
    const context = await open();
    if (!(await isOpen(context, launch))) return "noGame";
    if (!(await countsAlone(context, launch))) return null;
    return (await becomesTheOne(open, launch.sysname)) ? null : "otherGame";
  };
}

/** Play for money by somebody who may have a session; bets are placed beside games. */
async function countsAlone({ config, content, cookies }: AppContext, { mode, sysname }: Launch) {
  if (!config.market?.games.oneAtATime || mode !== "play" || !cookies.upstreamHeader()) return false;
  return (await content.config()).product.sportsbookSysname !== sysname;
}

/** Each look is a request of its own, which has read nothing yet. */
async function becomesTheOne(open: () => Promise<AppContext>, sysname: string): Promise<boolean> {
  const lastAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const context = await open();
    try {
      if (!(await otherOpenGame(context, sysname))) {
        await noteLaunch(context, sysname);
        return true;
      }
    } catch (error) {
      // The platform says itself that nobody is signed in.
      if (error instanceof PlatformRefusal && error.code === "NOT_AUTHORIZED") return true;
      throw error;
    }
    if (Date.now() > lastAt) return false;
    await sleep(PAUSE_MS);
  }
}

/** A game launched by an id of its own has to be the one that the address names beside it. */
async function isOpen({ config, platform }: AppContext, { customId, sysname }: Launch): Promise<boolean> {
  const { market } = config;
  // Where one game at a time is allowed, it has to be known which this is.
  if (!market || !(hidesGames(market) || (market.games.oneAtATime && customId !== undefined))) return true;
  const { items } = await platform.call("games.get", { options: { sysnames: [sysname], count: 1 } });
  const [game] = items;
  return game !== undefined && game.sysname === sysname && (!customId || game.extra.custom_id === customId);
}

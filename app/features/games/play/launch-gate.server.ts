import { setTimeout as sleep } from "node:timers/promises";
import type { App, Launch, LaunchRefusal, LaunchRequest } from "~/context/app";
import type { AppContext } from "~/context/app-context";
import type { SiteTable } from "~/context/route-handle";
import { demandsProof, holdOn } from "~/features/responsible-game/holds/hold.server";
import type { OtherGame } from "~/features/responsible-game/holds/holds";
import { hidesGames } from "~/market/named-games";
import { PlatformRefusal } from "~/platform/errors";
import { pagelessRequest } from "~/routing/pageless-request";
import { paths } from "~/routing/paths";
import { isMiniAppFrame } from "~/session/cookies/cookies";
import { readCookies } from "~/session/cookies/read-cookies";
import type { Player } from "~/session/player.server";
import { signOutIdle } from "~/shell/guards/idle-guard.server";
import { noteLaunch, otherOpenGame } from "./open-game/open-game.server";

/** A page that is being left says so while the next game is launched already. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 250;

/** What holds up the page of a game holds up its launch, which may come without the page. */
export function createLaunchGate({ locales, contextFor }: Pick<App, "locales" | "contextFor">) {
  return async function refuseLaunch(
    launch: Launch,
    request: LaunchRequest,
    site: SiteTable,
  ): Promise<LaunchRefusal | null> {
    const { locales: known, defaultLocale: locale } = await locales();
    const { cookieHeader } = request;
    const { sysname, mode } = launch;
    const path = sysname ? paths.game(sysname) : paths.allGames();
    const open = () =>
      contextFor({
        ...pagelessRequest(request, { locale, locales: known, site }),
        isMiniApp: isMiniAppFrame(readCookies(cookieHeader)),
        path,
        cookieHeader,
      });
    const context = await open();
    if (!(await isOpen(context, launch))) return { why: "noGame" };
    if (!mode || !(context.cookies.upstreamHeader() || demandsProof(context, mode))) return null;
    const refused = await refusedPlayer(context, mode, async () =>
      (await countsAlone(context, sysname)) ? otherThan(sysname, open) : undefined,
    );
    return refused && { ...refused, cookies: context.cookies.setCookieLines() };
  };
}

/** Who is not signed in, or is refused by the platform, hears of it from the platform. */
async function refusedPlayer(
  context: AppContext,
  mode: "play" | "demo",
  findOther: () => Promise<OtherGame | undefined>,
): Promise<LaunchRefusal | null> {
  const signedOut = await signOutIdle(context);
  if (signedOut) return { why: "signedOut", way: signedOut.headers.get("Location") ?? paths.home() };
  const player = await context.player().catch(refusedByPlatform);
  if (player.kind === "unknown") return player.refusal ? null : { why: "unknown" };
  const hold = await holdOn(context, mode, undefined, findOther);
  return hold ? { why: hold.why === "otherGame" ? "otherGame" : "held", way: hold.way } : null;
}

function refusedByPlatform(error: unknown): Player {
  if (error instanceof PlatformRefusal) return { kind: "unknown", refusal: error };
  throw error;
}

/** Play for money counts alone; bets are placed beside games. */
async function countsAlone({ config, content }: AppContext, sysname: string): Promise<boolean> {
  return (
    config.market?.games.oneAtATime === true && (await content.config()).product.sportsbookSysname !== sysname
  );
}

/**
 * The game that is open beside this one; where there is none this one is noted as the open one. Each look is a request
 * of its own, which has read nothing yet.
 */
async function otherThan(sysname: string, open: () => Promise<AppContext>): Promise<OtherGame | undefined> {
  const lastAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const context = await open();
    const other = await otherOpenGame(context, sysname);
    if (!other) {
      await noteLaunch(context, sysname);
      return undefined;
    }
    if (Date.now() > lastAt) return { sysname: other, name: other };
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

import type { MethodName, Reply } from "~/platform/methods/registry";
import type { PlatformClient } from "~/platform/platform-client";
import type { PlatformRequest } from "~/platform/platform-request";
import { latestBirth } from "./latest-birth";
import type { Market } from "./market-file";
import { withOpenGames } from "./named-games";
import { inMarketParams, inMarketReply } from "./over-platform";
import { checkRequest } from "./over-requests";

type Hooks = Required<Pick<PlatformRequest, "viewer" | "sportsbook">>;

/** Who sends the request, in which market. `viewer` is read only where offers depend on it. */
interface Requester extends Pick<Hooks, "viewer"> {
  market: Market | undefined;
  call: PlatformClient["call"];
}

/** Methods by which something is taken; the code of a registration is a visitor's (`over-platform.ts`). */
const taking: ReadonlySet<MethodName> = new Set<MethodName>([
  "account.saveProfileInfo",
  "BettingBonuses.activate",
  "bonuses.activate",
  "campaigns.activateOffer",
  "campaigns.takepromotions",
  "cashier.makedeposit",
]);

/** Methods by which something is offered. */
const offering: ReadonlySet<MethodName> = new Set<MethodName>([
  "BettingBonuses.get",
  "bonuses.get",
  "campaigns.checkPromocode",
  "campaigns.getoffers",
  "popups.get",
]);

/** Sends a request as the market allows it for this viewer, and returns what the market leaves of the reply. */
export async function askInMarket<T>(
  method: MethodName,
  params: unknown,
  requesting: Requester & Pick<Hooks, "sportsbook">,
  send: (params: unknown) => Promise<T>,
): Promise<T> {
  const { market: written, call } = requesting;
  const isTaken = taking.has(method);
  const market = isTaken || offering.has(method) ? await marketFor(requesting, isTaken) : written;
  await checkRequest(method, params, market, call);
  const reply = await send(inMarketParams(method, params, market));
  // Shared replies are cached as the market's file has them.
  const left = market === written ? reply : inMarketReply(method, reply, market);
  if (method === "games.get" && market?.games.sportsbook === false)
    return withoutGame(left as Reply<"games.get">, await requesting.sportsbook()) as T;
  return withOpenGames(method, left, market, call);
}

/** The sportsbook is a game by its name alone, which the content service says. */
function withoutGame(page: Reply<"games.get">, name: string): Reply<"games.get"> {
  const items = page.items.filter(({ sysname }) => sysname !== name);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}

/** The market's rules for this viewer: without bonuses for somebody who may be offered none. */
export async function marketFor(requesting: Requester, isTaken = false): Promise<Market | undefined> {
  const { market } = requesting;
  if (!market || (await isOffered(market, requesting, isTaken))) return market;
  return { ...market, bonus: { ...market.bonus, allowed: false } };
}

/**
 * Whether the requester may be offered anything. A player without a known birthday counts as too young; right after a
 * registration, the requester is not known as a player yet.
 */
export async function isOffered(
  { age, bonus }: Market,
  { viewer, call }: Omit<Requester, "market">,
  isTaken = false,
): Promise<boolean> {
  if (bonus.visitors && age.bonusMin === undefined) return true;
  if ((await viewer()) !== "player") return bonus.visitors && !isTaken;
  if (age.bonusMin === undefined) return true;
  const { birth_date: birth } = await call("account.getprofileinfo");
  return birth !== undefined && birth <= latestBirth(age.bonusMin);
}

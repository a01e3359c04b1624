import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { MethodName, Params } from "~/platform/methods/registry";
import type { PlatformClient } from "~/platform/platform-client";
import { UpstreamFailure } from "~/upstream/errors";
import type { Market } from "./market-file";
import { hidesGames, openGames } from "./named-games";
import { restrictsOffers, takesCodes } from "./over-platform";

type Call = PlatformClient["call"];
type Checks = {
  [M in MethodName]?: (params: Params<M>, market: Market, call: Call) => boolean | Promise<boolean>;
};

/** The code of a refusal by the market's rules, for which the platform was not called. */
export const MARKET_RULE = "MARKET_RULE";

/** The platform's longest page. */
const ALL = 300;

/**
 * Whether a request that names a game or an offer may go to the platform. Lists come without what the market hides, so
 * what is in none of them is not requested. Giving something up is always possible.
 */
const checks: Checks = {
  "games.addLike": async ({ sysname }, market, call) =>
    !hidesGames(market) || (await openGames([sysname], call)).has(sysname),
  "campaigns.takepromotions": ({ offer_id }, market, call) => isOfferOpen(offer_id, market, call),
  "cashier.makedeposit": ({ campaign_offer_id: offer }, market, call) =>
    offer === undefined || isOfferOpen(offer, market, call),
  "campaigns.activateOffer": (_, { bonus }) => takesCodes(bonus),
  "campaigns.checkPromocode": (_, { bonus }) => takesCodes(bonus),
  "bonuses.activate": async ({ bonus_id }, market, call) =>
    !restrictsOffers(market) || has((await call("bonuses.get", { count: ALL })).items, bonus_id),
  "BettingBonuses.activate": async ({ bonus_id }, market, call) =>
    !restrictsOffers(market) || has(await call("BettingBonuses.get"), bonus_id),
};

/** Throws a refusal for a request that the market's rules do not let through, however it was made. */
export async function checkRequest(
  method: MethodName,
  params: unknown,
  market: Market | undefined,
  call: Call,
): Promise<void> {
  const check = checks[method] as ((params: unknown, market: Market, call: Call) => unknown) | undefined;
  if (!market || !check || (await answered(method, () => check(params, market, call)))) return;
  throw new PlatformRefusal({
    type: "InvalidRequestException",
    code: MARKET_RULE,
    status: 422,
    errorData: {},
    message: "Refused by the rules of the market",
    method,
  });
}

/** Where the lists cannot be read nothing is sent. */
async function answered(method: MethodName, ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const { kind, status } = error;
    throw new PlatformFailure({ kind, status, method, wasSent: false, cause: error });
  }
}

/** Offers are of bonuses, or of games that may be hidden. */
async function isOfferOpen(id: string | number, market: Market, call: Call): Promise<boolean> {
  if (!restrictsOffers(market) && !hidesGames(market)) return true;
  return has(await call("campaigns.getoffers", {}, { personal: true }), id);
}

function has(list: readonly { id: string }[], id: string | number): boolean {
  return list.some((one) => one.id === String(id));
}

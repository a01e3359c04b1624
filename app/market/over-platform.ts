import Big from "big.js";
import type { FieldDefinition } from "~/platform/entities/account";
import type { Bonus, Offer } from "~/platform/entities/bonuses";
import { type GameType, gameTypes } from "~/platform/entities/games";
import type { Money } from "~/platform/entities/money";
import type { MethodName, Params, Reply } from "~/platform/methods/registry";
import { latestBirth } from "./latest-birth";
import type { Market } from "./market-file";

type ReplyRules = { [M in MethodName]?: (reply: Reply<M>, market: Market) => Reply<M> };

/**
 * What a market leaves of the platform's replies. Applied between platform and site, so that no page, search, popup or
 * form can forget it.
 */
const replyRules: ReplyRules = {
  "metadata.getgeneralinfo"(info, { currencies, locales }) {
    const available = info.available_currencies.filter(({ id }) => currencies?.includes(id) ?? true);
    const isOpen = available.some(({ id }) => id === info.default_currency);
    return {
      ...info,
      available_currencies: available,
      available_locales: info.available_locales.filter(({ code }) => locales?.includes(code) ?? true),
      default_currency: isOpen ? info.default_currency : (available[0]?.id ?? info.default_currency),
    };
  },
  "metadata.get": (data, { countries }) => ({
    ...data,
    countries: data.countries.filter(({ code }) => countries.includes(code)),
  }),
  "Account.getPersonalDataFields": (fields, market) => fields.map((field) => boundField(field, market)),
  "games.get"(page, market) {
    const items = page.items.filter(
      ({ extra, tags, type }) => !isHidden(market, type, tags, extra.jackpot_id),
    );
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  },
  "games.getCategories": (list, market) => list.filter(({ type }) => !type || !isHidden(market, type)),
  "games.getProviders": (list, market) =>
    list.filter(({ types }) => types.length === 0 || types.some((type) => !isHidden(market, type))),
  "Jackpots.get": (list, { games }) => (games.hideJackpots ? [] : list),
  "Jackpots.getWinners": (list, { games }) => (games.hideJackpots ? { ...list, items: [], total: 0 } : list),
  "campaigns.getoffers": (offers, market) => offers.filter((offer) => isAllowed(offer, market)),
  "bonuses.get"(page, { bonus }) {
    const items = page.items.filter((one) => isOpenBonus(one, bonus));
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  },
  "BettingBonuses.get": (list, { bonus, games }) =>
    list.filter((one) => isOpenBonus(one, games.sportsbook ? bonus : { ...bonus, allowed: false })),
  "popups.get": (list, { bonus }) =>
    takesCodes(bonus) ? list : list.filter(({ promo_code }) => !promo_code),
};

/** A reply as the market leaves it. */
export function inMarketReply<T>(method: MethodName, reply: T, market: Market | undefined): T {
  const rule = replyRules[method] as ((reply: unknown, market: Market) => unknown) | undefined;
  return market && rule ? (rule(reply, market) as T) : reply;
}

type ParamRules = { [M in MethodName]?: (params: Params<M>, market: Market) => Params<M> };

/** A new account is one with or without a code: one that does not count is dropped. */
const withoutCode = <P extends { promo_code?: unknown }>(params: P, { bonus }: Market): P =>
  takesCodes(bonus) ? params : { ...params, promo_code: undefined };

const paramRules: ParamRules = {
  // Lists of games have their length without those that are hidden.
  "games.get"(params, market) {
    const { options } = params;
    const wantedTypes = options.types?.length ? options.types : gameTypes;
    const types = wantedTypes.filter((type) => !isHidden(market, type));
    // Only hidden ones are requested: the others come from the reply. And where none is hidden, all are.
    return types.length === 0 || types.length === wantedTypes.length
      ? params
      : { options: { ...options, types } };
  },
  "auth.register": (params, market) =>
    takesFirstCode(market) ? params : { ...params, promo_code: undefined },
  "account.saveProfileInfo": withoutCode,
};

/** What is requested in a market. */
export function inMarketParams(method: MethodName, params: unknown, market: Market | undefined): unknown {
  const rule = paramRules[method] as ((params: unknown, market: Market) => unknown) | undefined;
  return market && rule ? rule(params, market) : params;
}

/** Whether codes may be entered: what a code brings is known only afterwards, so it counts as an offer of its own. */
export function takesCodes({ allowed, refuse, welcomeOnly }: Market["bonus"]): boolean {
  return allowed && !welcomeOnly && !refuse.includes("promo_code");
}

/** Whether a registration takes a code: the visitor's age is not proved yet. */
export function takesFirstCode({ age, bonus }: Market): boolean {
  return takesCodes(bonus) && bonus.visitors && age.bonusMin === undefined;
}

/** Whether some offers or bonuses are refused. */
export function restrictsOffers({ bonus, games }: Market): boolean {
  const { allowed, maxAmount, maxWager, oneProduct, refuse, welcomeOnly } = bonus;
  return (
    !allowed ||
    !games.sportsbook ||
    maxAmount !== undefined ||
    maxWager !== undefined ||
    oneProduct ||
    welcomeOnly ||
    refuse.length > 0
  );
}

function isHidden(
  { games }: Market,
  type: GameType,
  tags: readonly string[] = [],
  jackpot?: unknown,
): boolean {
  return (
    games.hideTypes.includes(type) ||
    tags.some((tag) => games.hideTags.includes(tag)) ||
    (games.hideJackpots && jackpot !== undefined)
  );
}

const bettingRewards: readonly string[] = ["betting_bonus"];
const casinoRewards: readonly string[] = ["bonus", "freespins"];
const welcomes: readonly string[] = ["registration", "deposit"];

function isAllowed({ promotions, trigger: { action } }: Offer, { bonus, games }: Market): boolean {
  const has = (kinds: readonly string[]) => promotions.some(({ type }) => kinds.includes(type));
  return (
    bonus.allowed &&
    (games.sportsbook || !has(bettingRewards)) &&
    !(bonus.welcomeOnly && !welcomes.includes(action)) &&
    !bonus.refuse.includes(action) &&
    promotions.every(({ amount }) => isWithinAmount(amount, bonus)) &&
    !(bonus.oneProduct && has(bettingRewards) && has(casinoRewards))
  );
}

/** Only one that a player can still take is hidden: what is theirs they have to see. */
function isOpenBonus({ amount, status, wager }: Bonus, bonus: Market["bonus"]): boolean {
  if (status !== "new") return true;
  const { allowed, maxWager } = bonus;
  if (!isWithinAmount(amount, bonus)) return false;
  const times = wager && amount ? Number(wager.required) / Number(amount.amount) : 0;
  return allowed && !(maxWager !== undefined && times > maxWager);
}

/** Amounts of other currencies are not compared. */
function isWithinAmount(worth: Money | undefined, { maxAmount }: Market["bonus"]): boolean {
  return (
    maxAmount === undefined ||
    worth?.currency !== maxAmount.currency ||
    Big(worth.amount).lte(maxAmount.amount)
  );
}

type FieldOptions = NonNullable<FieldDefinition["attributes"]["options"]>;

/** A field of registration and profile: nobody below the age, no country or currency of another market. */
function boundField(field: FieldDefinition, market: Market): FieldDefinition {
  const options: FieldOptions = field.attributes.options ?? {};
  const bounded = (more: FieldOptions) => ({
    ...field,
    attributes: { ...field.attributes, options: { ...options, ...more } },
  });
  if (field.sysname === "birth_date")
    return bounded({ max_date: earlier(options.max_date, latestBirth(market.age.min)) });
  const allowed =
    field.type === "country_code"
      ? market.countries
      : field.sysname === "currency"
        ? market.currencies
        : undefined;
  if (!allowed || !options.select) return field;
  return bounded({ select: options.select.filter(({ value }) => allowed.includes(value)) });
}

/** The earlier of two days, `YYYY-MM-DD`. */
function earlier(day: string | undefined, other: string): string {
  return day !== undefined && day < other ? day : other;
}

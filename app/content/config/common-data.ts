import { z } from "zod";
import { isJsonObject, type Json } from "~/upstream/json";
import {
  itemsOf,
  objectOf,
  parseItemsLeniently,
  parseLeniently,
  parseOrDefault,
  type ReportDropped,
} from "~/upstream/lenient-parse";
import { type CommonData, commonDataItems, commonDataSettings } from "../entities/common-data";
import { PictureSchema } from "../entities/links";
import { type MenuItem, MenuItemSchema } from "../entities/menus";

const StrategySchema = z.enum(["browser", "platform"]);
const FlagsSchema = z.record(z.string(), PictureSchema);

/**
 * Parses common data from a flattened entry, with a default for every field; an invalid item is reported and dropped
 * by itself. Strapi's editor produces lists where the contract has maps: both are accepted.
 */
export function readCommonData(entry: Json, report: ReportDropped): CommonData {
  const data = objectOf(entry);
  const menu = (name: keyof CommonData) => readMenu(data[name], name, report);
  const items = <Item>(name: keyof CommonData, schema: z.ZodType<Item>) =>
    parseItemsLeniently(data[name], schema, name, report);
  const { socialItemsList, paymentMethods, customCode, ratingSites, themes } = commonDataItems;
  const { confirmHint, offers } = commonDataSettings;
  return {
    menuLinks: menu("menuLinks"),
    profileLinks: menu("profileLinks"),
    mobileBottomMenu: menu("mobileBottomMenu"),
    footerLinks: menu("footerLinks"),
    userMenuLinks: menu("userMenuLinks"),
    socialItemsList: items("socialItemsList", socialItemsList),
    paymentMethods: items("paymentMethods", paymentMethods),
    confirmHint: parseOrDefault(confirmHintOf(data.confirmHint), confirmHint, "confirmHint", report),
    offers: parseOrDefault(offersOf(data.offers), offers, "offers", report),
    localeDetectStrategy:
      parseLeniently(data.localeDetectStrategy, StrategySchema, "localeDetectStrategy", report) ?? "browser",
    customCode: items("customCode", customCode),
    iconsFlag: parseOrDefault(flagsOf(data.iconsFlag), FlagsSchema, "iconsFlag", report),
    ratingSites: items("ratingSites", ratingSites),
    themes: items("themes", themes),
  };
}

function readMenu(value: Json | undefined, path: string, report: ReportDropped): MenuItem[] {
  return itemsOf(value, path, report).flatMap((item, index) => {
    const here = `${path}.${index}`;
    const below = readMenu(objectOf(item).children, `${here}.children`, report);
    const entry = parseLeniently(withAddress(item, below), MenuItemSchema, here, report);
    if (!entry) return [];
    return [below.length > 0 ? { ...entry, children: below } : entry];
  });
}

/** A group's title without a page of its own leads to the first of the group; without a group it is no link. */
function withAddress(item: Json, [first]: readonly MenuItem[]): Json {
  const entry = objectOf(item);
  const isAddressed = typeof entry.url === "string" && !/^\s*#?\s*$/.test(entry.url);
  if (isAddressed) return item;
  return { ...entry, url: first?.url ?? null, isExternal: first?.isExternal ?? false };
}

/** Accepts `pageExceptions` as a list of `{ url }` rows too. */
function confirmHintOf(value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.pageExceptions)) return value;
  const urls = value.pageExceptions.map((row) => objectOf(row).url ?? row);
  return { ...value, pageExceptions: { urls } };
}

/** Accepts `bonusesSwitchOrder` as comma-separated text too. */
function offersOf(value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || typeof value.bonusesSwitchOrder !== "string") return value;
  return { ...value, bonusesSwitchOrder: value.bonusesSwitchOrder.split(",").map((word) => word.trim()) };
}

/** Accepts a map of country code to URL, or rows of `{ countryCode, icon }`. */
function flagsOf(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value) && !isJsonObject(value)) return value;
  const pairs = Array.isArray(value)
    ? value.map(objectOf).map((row): [Json | undefined, Json | undefined] => [row.countryCode, row.icon])
    : Object.entries(value);
  return Object.fromEntries(
    pairs.flatMap(([code, icon]) =>
      typeof code === "string" && icon !== undefined ? [[code.toLowerCase(), icon]] : [],
    ),
  );
}

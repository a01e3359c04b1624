import { isJsonObject, type Json } from "~/platform/http/json";
import {
  type CommonData,
  ConfirmHintSchema,
  CustomCodeSnippetSchema,
  type MenuItem,
  MenuItemSchema,
  OffersSettingSchema,
  PaymentMethodMarkSchema,
  RatingSiteSchema,
  SocialItemSchema,
  ThemeChoiceSchema,
} from "./entities";
import { fittingItems, fittingOrDefault, itemsOf, objectOf, type Report } from "./fitting";

/**
 * Common data from a flattened entry, every field defaulted; a piece that does not fit is left out alone and reported.
 * Strapi's own editors make lists where the contract has maps: both are read.
 */
export function readCommonData(entry: Json, report: Report): CommonData {
  const data = objectOf(entry);
  return {
    menuLinks: readMenu(data.menuLinks, "menuLinks", report),
    profileLinks: readMenu(data.profileLinks, "profileLinks", report),
    mobileBottomMenu: readMenu(data.mobileBottomMenu, "mobileBottomMenu", report),
    footerLinks: readMenu(data.footerLinks, "footerLinks", report),
    userMenuLinks: readMenu(data.userMenuLinks, "userMenuLinks", report),
    socialItemsList: fittingItems(data.socialItemsList, SocialItemSchema, "socialItemsList", report),
    paymentMethods: fittingItems(data.paymentMethods, PaymentMethodMarkSchema, "paymentMethods", report),
    confirmHint: fittingOrDefault(confirmHintOf(data.confirmHint), ConfirmHintSchema, "confirmHint", report),
    offers: fittingOrDefault(offersOf(data.offers), OffersSettingSchema, "offers", report),
    localeDetectStrategy: data.localeDetectStrategy === "platform" ? "platform" : "browser",
    customCode: fittingItems(data.customCode, CustomCodeSnippetSchema, "customCode", report),
    iconsFlag: flagsOf(data.iconsFlag),
    ratingSites: fittingItems(data.ratingSites, RatingSiteSchema, "ratingSites", report),
    themes: fittingItems(data.themes, ThemeChoiceSchema, "themes", report),
  };
}

function readMenu(value: Json | undefined, path: string, report: Report): MenuItem[] {
  return itemsOf(value, path, report).flatMap((item, index) => {
    const here = `${path}.${index}`;
    const [entry] = fittingItems([item], MenuItemSchema, here, report);
    if (!entry) return [];
    const below = objectOf(item).children;
    if (below === undefined) return [entry];
    return [{ ...entry, children: readMenu(below, `${here}.children`, report) }];
  });
}

/** `pageExceptions` as a list of `{ url }` rows. */
function confirmHintOf(value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.pageExceptions)) return value;
  return { ...value, pageExceptions: { urls: textsOf(value.pageExceptions, "url") } };
}

/** `bonusesSwitchOrder` as comma text. */
function offersOf(value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || typeof value.bonusesSwitchOrder !== "string") return value;
  return { ...value, bonusesSwitchOrder: value.bonusesSwitchOrder.split(",").map((word) => word.trim()) };
}

/** Either a map of country code to address, or rows of `{ countryCode, icon }`. */
function flagsOf(value: Json | undefined): Record<string, string> {
  const pairs = Array.isArray(value)
    ? value
        .filter(isJsonObject)
        .map((row): [Json | undefined, Json | undefined] => [row.countryCode, row.icon])
    : Object.entries(objectOf(value));
  return Object.fromEntries(
    pairs.flatMap(([code, icon]) =>
      typeof code === "string" && typeof icon === "string" ? [[code.toLowerCase(), icon]] : [],
    ),
  );
}

function textsOf(rows: Json[], name: string): string[] {
  return rows.flatMap((row) => {
    const value = objectOf(row)[name];
    return typeof value === "string" ? [value] : [];
  });
}

import { countries } from "../../seed/countries";
import { patched } from "../../world/patches";
import { inLocale } from "../../world/words";
import { type ContentType, type Media, media } from "./entry";
import type { MenuRow } from "./menus";

export const paymentBrands = ["sandcard", "sandbank", "sandpix", "sandcrypto", "sandwallet", "sandmobile"];
const socialNames = { telegram: "Telegram", instagram: "Instagram", youtube: "YouTube", discord: "Discord" };

const paymentNames: Record<string, string> = {
  sandcard: "SandCard",
  sandbank: "SandBank",
  sandpix: "SandPix",
  sandcrypto: "SandCoin",
  sandwallet: "SandWallet",
  sandmobile: "SandMobile",
};

export const commonData: ContentType = {
  kind: "single",
  jsonFields: ["iconsFlag"],
  entries(world, locale) {
    const { url } = world.settings;
    const { menus, slug, themes } = world.brand;
    const shown = (rows: readonly MenuRow[]) =>
      inLocale(rows, locale).map((row, index) => ({
        id: index + 1,
        title: row.title,
        url: row.url,
        icon: icon(url, row.icon),
        isExternal: row.isExternal ?? false,
        visibility: row.visibility ?? "all",
        badge: row.badge ?? null,
        children: [],
      }));
    const fields = {
      ...Object.fromEntries(Object.entries(menus).map(([name, rows]) => [name, shown(rows)])),
      socialItemsList: Object.entries(socialNames).map(([brand, name], index) => ({
        id: index + 1,
        name,
        icon: media(`${url}/img/social/${brand}.svg`),
        url: `https://social.example.com/${brand}/${slug}`,
      })),
      paymentMethods: paymentBrands.map((name, index) => ({
        id: index + 1,
        name: paymentNames[name],
        image: media(`${url}/img/payments/${name}.svg`),
        url: null,
      })),
      confirmHint: { showConfirmContactsHint: true, pageExceptions: { urls: ["/forms/sign_in"] } },
      offers: {
        showPromocodeSwitcher: true,
        cashbackIntervalView: "interval",
        bonusesSwitchOrder: ["casino", "betting"],
      },
      localeDetectStrategy: "browser",
      customCode: [],
      iconsFlag: Object.fromEntries(countries.map(({ code }) => [code, `${url}/img/flags/${code}.svg`])),
      ratingSites: ["Casino Compass", "Fair Play Index", "Player Voice"].map((name, index) => ({
        name,
        url: `https://ratings.example.com/${name.toLowerCase().replace(/ /g, "-")}`,
        image: media(`${url}/img/ratings/${name.toLowerCase().replace(/ /g, "-")}.svg`),
        rating: ["4.8", "9.1", "4.6"][index],
      })),
      themes,
    };
    return [{ key: "common-data", fields: patched(world, "commonData", fields) }];
  },
};

function icon(url: string, name: string | undefined): Media | null {
  return name ? media(`${url}/img/icons/${name}.svg`) : null;
}

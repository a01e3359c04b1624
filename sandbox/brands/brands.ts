import type { PaletteName } from "../artwork/palettes";
import { firstMenus, type Menus, secondMenus } from "../content/entries/menus";

/** An operator that the sandbox plays. */
export interface SandboxBrand {
  name: string;
  /** Its part of addresses elsewhere. */
  slug: string;
  /** File for `BRAND_FILE`, beside this one; without it the site has its own look. */
  file?: string;
  themes: readonly { type: "dark" | "light"; isDefault: boolean }[];
  themeColour: string;
  hasLoyalty: boolean;
  /** Whether the content service has its icons; otherwise those of the site are shown. */
  hasFavicons: boolean;
  menus: Menus;
  chat: "livechat" | "intercom";
  /** Codes that can be chosen when signing up, the default first. */
  currencies: readonly [string, ...string[]];
  /** Colours of its own pictures; undefined: those that suit each scene. Covers of games are their makers'. */
  palettes?: readonly PaletteName[];
}

const first: SandboxBrand = {
  name: "Sandbox Casino",
  slug: "sandbox-casino",
  themes: [
    { type: "dark", isDefault: true },
    { type: "light", isDefault: false },
  ],
  themeColour: "#101418",
  hasLoyalty: true,
  hasFavicons: true,
  menus: firstMenus,
  chat: "livechat",
  currencies: ["USD", "EUR", "BRL", "JPY", "KWD", "USDT"],
};

const second: SandboxBrand = {
  name: "Brightwater",
  slug: "brightwater",
  file: "second/brand.json",
  themes: [{ type: "light", isDefault: true }],
  themeColour: "#ffffff",
  hasLoyalty: false,
  hasFavicons: false,
  menus: secondMenus,
  chat: "intercom",
  currencies: ["EUR", "BRL", "USDT"],
  palettes: ["violet", "rose", "indigo", "dusk", "lagoon"],
};

/** The brand of `SANDBOX_BRAND`: `second`, or the first under any other name. */
export function brandOf(setting: string, currencies = ""): SandboxBrand {
  const brand = setting === "second" ? second : setting ? { ...first, name: setting } : first;
  const [code, ...more] = currencies.split(",");
  return code ? { ...brand, currencies: [code, ...more] } : brand;
}

/** One picture: a page as somebody sees it. */
export interface View {
  name: string;
  path: string;
  width: 360 | 1440;
  theme: "dark" | "light";
  isPlayer: boolean;
}

export const MISSING = "/no-such-page";

type Look = "dark" | "light" | "ar dark" | "ar light";

/** The pages in their order on the contact sheet, with the look of the phone's picture and of the desktop's. */
const pages: [name: string, path: string, phone: Look, desktop: Look, who?: "player"][] = [
  ["home", "/", "dark", "light"],
  ["home-player", "/", "light", "dark", "player"],
  ["hall", "/gamehall", "dark", "ar dark"],
  ["hall-search", "/gamehall?search=gold", "ar light", "light"],
  ["game", "/game/sand-dunes", "light", "dark"],
  ["providers", "/providers", "dark", "light"],
  ["tournaments", "/tournaments", "light", "dark"],
  ["jackpots", "/jackpots", "dark", "light"],
  ["promotions", "/promotions", "ar dark", "dark"],
  ["loyalty", "/loyalty", "light", "ar light"],
  ["shop", "/loyalty/shop", "dark", "light", "player"],
  ["sign-in", "/forms/sign_in", "light", "dark"],
  ["sign-up", "/forms/sign_up", "ar dark", "light"],
  ["deposit", "/cashier/deposit", "dark", "light", "player"],
  ["withdraw", "/cashier/withdraw", "ar light", "dark", "player"],
  ["wallet", "/cashier/wallet", "light", "dark", "player"],
  ["history", "/cashier/history", "dark", "ar dark", "player"],
  ["settings", "/profile/settings", "dark", "light", "player"],
  ["safer-play", "/profile/responsible-game", "light", "dark", "player"],
  ["missing", MISSING, "dark", "light"],
];

function viewOf(name: string, path: string, width: View["width"], look: Look, isPlayer: boolean): View {
  const [theme, locale] = look.split(" ").reverse() as [View["theme"], string | undefined];
  const prefix = locale ? `/${locale}` : "";
  return {
    name: `${name}-${width}-${look.replace(" ", "-")}`,
    path: `${prefix}${path}`.replace(/(?<=.)\/$/, ""),
    width,
    theme,
    isPlayer,
  };
}

export const views: readonly View[] = pages.flatMap(([name, path, phone, desktop, who]) => [
  viewOf(name, path, 360, phone, who === "player"),
  viewOf(name, path, 1440, desktop, who === "player"),
]);

import { type Theme, themes } from "~/ui/styles/themes";
import type { CookieJar } from "../cookies/cookie-jar";
import { ownCookies } from "../cookies/cookies";

interface ThemeOption {
  type: Theme;
  isDefault: boolean;
}

/**
 * The cookie's theme when the operator offers it, else the one flagged default, else the first, else dark
 * (docs/product.md#4).
 */
export function resolveTheme(cookies: Pick<CookieJar, "get">, offered: readonly ThemeOption[]): Theme {
  const chosen = offered.find((theme) => theme.type === cookies.get(ownCookies.theme));
  return (chosen ?? offered.find((theme) => theme.isDefault) ?? offered[0])?.type ?? themes[0];
}

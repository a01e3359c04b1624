import type { ThemeChoice } from "../entities/common-data";

/**
 * The themes on offer: those that the content service lists and the brand has; the brand's own, the first being the
 * default, where the service lists none of them. Without a brand of its own the site has every theme.
 */
export function offeredThemes(
  listed: readonly ThemeChoice[],
  ofBrand: readonly ThemeChoice["type"][] | undefined,
): ThemeChoice[] {
  if (!ofBrand) return [...listed];
  const known = listed.filter(({ type }) => ofBrand.includes(type));
  return known.length > 0 ? known : ofBrand.map((type, index) => ({ type, isDefault: index === 0 }));
}

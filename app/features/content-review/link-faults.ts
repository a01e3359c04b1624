import type { MenuItem } from "~/content/entities/menus";
import type { Promotion } from "~/content/entities/promotions";
import { findPromotion } from "~/content/promotions.server";
import type { SiteTable } from "~/context/route-handle";
import { type InternalAddress, readInternalAddress } from "~/routing/addresses/read-internal-address";
import type { Locale } from "~/routing/locale";

/** What a site has in one locale. */
export interface Destinations {
  site: SiteTable;
  locales: readonly Locale[];
  locale: Locale;
  /** By code of the locale: its own and the default one's, which stand in for those. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  promotions: readonly Promotion[];
}

export interface LinkFault {
  /** Without locale, normalized. */
  path: string;
  why: string;
}

const PAGE = "features/content-page/page.route";
const PROMOTION = "features/promotions/entries/promotion.route";
const NOTHING = /\bnot-found\b/;

/** Why an editor's link leads nowhere; null where it does not, or leads to what only a visit shows. */
export function linkFault(url: string, to: Destinations): LinkFault | null {
  const address = readInternalAddress(url, to.locales);
  // Files are no routes.
  if (!address || /\.\w+$/.test(address.path)) return null;
  const path = to.site.normalize(address.path);
  const why = faultOf(path, address, to);
  return why === undefined ? null : { path, why: `leads to ${path}: ${why}` };
}

function faultOf(
  path: string,
  { locale }: InternalAddress<Locale>,
  { site, slugs, promotions, ...to }: Destinations,
): string | undefined {
  const { ids, params } = site.match(path);
  const route = ids.at(-1) ?? "";
  if (NOTHING.test(route)) return "the site has no such page";
  const { slug = "", id = "" } = params;
  if (route === PAGE && !slugs.get((locale ?? to.locale).code)?.has(slug)) return "no page has this slug";
  if (route === PROMOTION && !findPromotion(promotions, id)) return "no promotion has this slug";
  return undefined;
}

/** Each link of a menu with its place in it. */
export function linksOf(items: readonly MenuItem[], field: string): { field: string; item: MenuItem }[] {
  return items.flatMap((item, index) => [
    { field: `${field}.${index}.url`, item },
    ...linksOf(item.children ?? [], `${field}.${index}.children`),
  ]);
}

import { featuresOf } from "~/content/config/features";
import { flatMenu } from "~/content/config/flat-menu";
import { isShownTo } from "~/content/promotions.server";
import { uniqueByAddress } from "~/content/rich-text/editor-links";
import type { AppContext } from "~/context/app-context";
import { profilePages } from "~/features/profile/profile.server";
import { paths } from "~/routing/paths";
import { hasFeatures } from "~/seo/site-pages";
import { settleSection } from "~/shell/sections/page-section";
import type { IconName } from "~/ui/icons/icon-names";
import { listCategories } from "../games.server";

/** A page that a search may lead to. */
export interface Place {
  /** Without locale. */
  path: string;
  name: string;
  icon?: IconName;
}

/** Pages of the account, found even when no menu has them; visitors sign in first. */
const accountPages = [
  { path: paths.deposit(), title: "cashier.deposit.title", icon: "plus" },
  { path: paths.withdraw(), title: "cashier.withdraw.title", icon: "coins" },
  { path: paths.wallet(), title: "cashier.wallet.title", icon: "wallet" },
  { path: paths.cashierHistory(), title: "cashier.history.title", icon: "clock" },
  { path: paths.responsibleGame(), title: "common.limits", icon: "shield" },
] as const;

/**
 * Categories, and pages by the titles that menus and profile give them, each name once; without those whose
 * feature is off.
 */
export async function loadPlaces(context: AppContext): Promise<Place[]> {
  const { content, site, t } = context;
  const [config, common, viewer, categories, promotions] = await Promise.all([
    content.config(),
    content.commonData(),
    context.viewer(),
    settleSection(context, listCategories(context)),
    settleSection(context, content.promotions()),
  ]);
  const features = featuresOf(config);
  const isOpen = (path: string) => hasFeatures(site.match(path.split(/[?#]/, 1)[0] ?? path), features);
  const hidden = viewer === "player" ? "visitor" : "user";
  const menus = [
    common.menuLinks,
    common.mobileBottomMenu,
    common.userMenuLinks,
    common.profileLinks,
    common.footerLinks,
  ].flatMap(flatMenu);
  const places = [
    ...(categories.ok ? categories.value : []).map(({ sysname, name }) => ({
      path: paths.gameHall({ category: sysname }),
      name,
      icon: "games" as const,
    })),
    ...accountPages.map(({ title, ...page }) => ({ ...page, name: t(title) })),
    ...profilePages.map(({ path, name }) => ({ path, name: t(`profile.pages.${name}`) })),
    ...menus
      .filter(({ visibility, isExternal }) => visibility !== hidden && !isExternal)
      .map(({ url, title }) => ({ path: url, name: title })),
    ...(promotions.ok ? promotions.value : [])
      .filter((promotion) => isShownTo(promotion, viewer, context.contentTime))
      .map(({ slug, title }) => ({ path: paths.promotion(slug), name: title })),
  ].filter(({ path }) => path.startsWith("/") && isOpen(path));
  return uniqueByAddress(places, ({ name }) => name);
}

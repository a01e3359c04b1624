import type { ReactElement } from "react";
import type { Fragment } from "~/browser/served-html/fragment";
import { versionOf, wordsKey } from "~/browser/served-html/fragment-cache.server";
import type { CmsConfig } from "~/content/config/cms-config";
import { featuresOf } from "~/content/config/features";
import { flatMenu } from "~/content/config/flat-menu";
import type { CommonData } from "~/content/entities/common-data";
import type { MenuItem } from "~/content/entities/menus";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { openAddresses } from "~/shell/enabled-links";
import { Footer } from "../footer/footer.server";
import { fillCurrentPage, namedView } from "./current-links";
import { loadIcons, type MenuIcons } from "./icons.server";
import { BottomBar, type MenuView, SiteMenu, UserMenu } from "./menus.server";
import { bottomBarItems, withMoney, withWallet, withWalletLast } from "./money-items";
import type { FragmentName, ShellFragments } from "./shell-fragments";

type Audience = "visitor" | "user" | "unknown";

/** Menus and footer of this page: rendered once for each locale and audience, then adapted to the page. */
export async function loadShellFragments(context: AppContext): Promise<ShellFragments> {
  const serve = await fragmentsOf(context);
  return {
    menu: serve("menu"),
    bottomBar: serve("bottomBar"),
    footer: serve("footer"),
    userMenu: serve("userMenu"),
  };
}

/** Those alone that stand in a player's own parts of the page. */
export async function loadOwnFragments(context: AppContext): Promise<Pick<ShellFragments, "userMenu">> {
  return { userMenu: (await fragmentsOf(context))("userMenu") };
}

async function fragmentsOf(context: AppContext): Promise<(name: FragmentName) => Fragment> {
  const [commonData, config, audience] = await Promise.all([
    context.content.commonData(),
    context.content.config(),
    readAudience(context),
  ]);
  const icons = await loadIcons(context, commonData);
  const parts = partsOf(context, commonData, config, audience, icons);
  const isMultilingual = context.locales.length > 1;
  const key = [
    ...wordsKey(context),
    ...[context.origin, context.locale.name, isMultilingual, audience, context.config.requiresConsent],
    ...[commonData, config, icons].map(versionOf),
  ];
  const path = context.path + context.search;
  const page = {
    path,
    address: withBasename(context.basename, path),
    view: withBasename(context.basename, namedView(path, config.games.hall.defaultCategory)),
    home: withBasename(context.basename, "/"),
  };
  return (name) => {
    const { html, id } = context.fragments.cache(name, key, parts[name]);
    // Wherever it stands it is the same: scripts move its marks.
    return context.fragments.serve([fillCurrentPage(html, page)], id);
  };
}

/** The layout's loader throws refusals that end the page; here they only mean that the player is unknown. */
async function readAudience(context: AppContext): Promise<Audience> {
  const kind = await context.viewer().catch(() => "unknown" as const);
  return kind === "player" ? "user" : kind;
}

function partsOf(
  context: AppContext,
  commonData: CommonData,
  config: CmsConfig,
  audience: Audience,
  icons: MenuIcons,
): Record<FragmentName, () => ReactElement> {
  const { t } = context;
  const isOpen = openAddresses(context, featuresOf(config));
  const isPlayer = audience === "user";
  const visible = (items: readonly MenuItem[]) => visibleTo(audience, items, isOpen);
  const view: MenuView = {
    t,
    localePath: (path) => withBasename(context.basename, path),
    iconOf: (name) => icons.drawing(name, context.basename),
    language: context.locales.length > 1 ? context.locale.name : null,
  };
  return {
    menu() {
      const items = visible(commonData.menuLinks);
      return <SiteMenu view={view} items={isPlayer ? withMoney(items, t) : items} />;
    },
    bottomBar() {
      const items = visible(commonData.mobileBottomMenu);
      return <BottomBar view={view} items={isPlayer ? withWalletLast(items, t) : bottomBarItems(items)} />;
    },
    footer: () => (
      <Footer
        view={view}
        links={flatMenu(visible(commonData.footerLinks))}
        commonData={commonData}
        siteName={config.product.name}
        requiresConsent={context.config.requiresConsent}
      />
    ),
    userMenu() {
      const items = flatMenu(visible(commonData.userMenuLinks));
      return <UserMenu view={view} items={isPlayer ? withWallet(items, t) : items} />;
    },
  };
}

/**
 * Menu items that this audience may see and whose feature is enabled. An unknown player gets only those for everyone.
 */
export function visibleTo(
  audience: Audience,
  items: readonly MenuItem[],
  isOpen: (url: string) => boolean,
): MenuItem[] {
  return items
    .filter(({ visibility, url }) => (visibility === "all" || visibility === audience) && isOpen(url))
    .map((item) =>
      item.children ? { ...item, children: visibleTo(audience, item.children, isOpen) } : item,
    );
}

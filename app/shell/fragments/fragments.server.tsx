import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { featuresOf } from "~/content/config/features";
import { flatMenu } from "~/content/config/flat-menu";
import type { CmsConfig, CommonData, MenuItem } from "~/content/entities/common";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { openAddresses } from "~/shell/enabled-links";
import { placeFragment } from "./current-links";
import { Footer } from "./footer.server";
import { loadIcons } from "./icons.server";
import { BottomBar, type MenuView, SiteMenu, UserMenu } from "./menus.server";
import { bottomBarItems, withMoney, withWallet, withWalletLast } from "./money-items";
import type { FragmentName, ShellFragments } from "./shell-fragments";

type Audience = "visitor" | "user" | "unknown";
type Rendered = Record<FragmentName, { html: string; hrefs: string[] }>;

interface Entry {
  t: AppContext["t"];
  config: CmsConfig;
  rendered: Promise<Rendered>;
}

/** Rendered menus, keyed by the common data they came from: new data drops the old HTML automatically. */
const entries = new WeakMap<CommonData, Map<string, Entry>>();

const none: ShellFragments = { menu: "", bottomBar: "", footer: "", userMenu: "" };

/**
 * Menus and footer of this document: rendered once per locale and audience, then adapted to the page. The game layout
 * has none, but its error page does.
 */
export async function loadShellFragments(context: AppContext, hasFailed = false): Promise<ShellFragments> {
  if (!hasFrame(context.branch, hasFailed)) return none;
  const [commonData, config, audience] = await Promise.all([
    context.content.commonData(),
    context.content.config(),
    readAudience(context),
  ]);
  const rendered = await remembered(context, commonData, config, audience);
  const path = context.path + context.search;
  const place = { path, address: withBasename(context.basename, path) };
  return {
    menu: placeFragment(rendered.menu, place),
    bottomBar: placeFragment(rendered.bottomBar, place),
    footer: placeFragment(rendered.footer, place),
    userMenu: placeFragment(rendered.userMenu, place),
  };
}

function hasFrame({ ids }: AppContext["branch"], hasFailed: boolean): boolean {
  return (
    ids.includes("shell/layouts/default-layout.route") ||
    (hasFailed && ids.includes("shell/layouts/game-layout.route"))
  );
}

/** The layout's loader throws refusals that end the page; here they only mean that the player is unknown. */
async function readAudience(context: AppContext): Promise<Audience> {
  const { kind } = await context.player().catch(() => ({ kind: "unknown" as const }));
  return kind === "player" ? "user" : kind;
}

function remembered(context: AppContext, commonData: CommonData, config: CmsConfig, audience: Audience) {
  const byKey = entries.get(commonData) ?? new Map<string, Entry>();
  entries.set(commonData, byKey);
  const key = `${context.locale.code} ${audience} ${context.locales.length > 1}`;
  const known = byKey.get(key);
  if (known && known.t === context.t && known.config === config) return known.rendered;
  const rendered = render(context, commonData, config, audience);
  byKey.set(key, { t: context.t, config, rendered });
  rendered.catch(() => byKey.delete(key));
  return rendered;
}

async function render(
  context: AppContext,
  commonData: CommonData,
  config: CmsConfig,
  audience: Audience,
): Promise<Rendered> {
  const { t } = context;
  const isOpen = openAddresses(context, featuresOf(config));
  const isPlayer = audience === "user";
  const editors = {
    menu: visibleTo(audience, commonData.menuLinks, isOpen),
    bottom: visibleTo(audience, commonData.mobileBottomMenu, isOpen),
    user: flatMenu(visibleTo(audience, commonData.userMenuLinks, isOpen)),
  };
  const menuLinks = isPlayer ? withMoney(editors.menu, t) : editors.menu;
  const bottomLinks = isPlayer ? withWalletLast(editors.bottom, t) : bottomBarItems(editors.bottom);
  const userLinks = isPlayer ? withWallet(editors.user, t) : editors.user;
  const footerLinks = flatMenu(visibleTo(audience, commonData.footerLinks, isOpen));
  const view: MenuView = {
    t,
    localePath: (path) => withBasename(context.basename, path),
    icons: (await loadIcons(context, commonData)).icons,
    language: context.locales.length > 1 ? context.locale.name : null,
  };
  return {
    menu: finish(<SiteMenu view={view} items={menuLinks} />),
    bottomBar: finish(<BottomBar view={view} items={bottomLinks} />),
    footer: finish(
      <Footer
        view={view}
        links={footerLinks}
        commonData={commonData}
        siteName={config.product.name}
        asksConsent={context.config.asksConsent}
      />,
    ),
    userMenu: finish(<UserMenu view={view} items={userLinks} />),
  };
}

function finish(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const hrefs = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return { html, hrefs };
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

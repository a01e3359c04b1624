import type { MenuItem } from "~/content/entities/common";
import { linkTarget } from "~/content/rich-text/editor-links";
import type { Translate } from "~/i18n/translator";
import type { Theme } from "~/session/theme";
import { LanguageLink, ThemeButtons } from "~/shell/header/preferences";
import { LANGUAGE_HREF, RETURN_PATH } from "./current-links";
import { fallbackIcon, type IconDrawing } from "./icons.server";
import { MenuIcon } from "./menu-icon.server";

/** Input of every fragment: they are rendered outside of the router, so no hooks or contexts are available. */
export interface MenuView {
  t: Translate;
  localePath: (path: string) => string;
  icons: ReadonlyMap<string, IconDrawing>;
  /** Name of the page's language; null when it is the only one. */
  language: string | null;
  themes: Theme[];
}

interface ItemsProps {
  view: MenuView;
  items: readonly MenuItem[];
}

/** The rail of wide screens and the menu dialog of narrow ones: one list, styled by CSS. */
export function SiteMenu({ view, items }: ItemsProps) {
  return (
    <>
      <MenuList view={view} items={items} />
      <div className="site-menu-preferences">
        <ThemeButtons themes={view.themes} returnPath={RETURN_PATH} t={view.t} localePath={view.localePath} />
        {view.language && <LanguageLink href={LANGUAGE_HREF} name={view.language} t={view.t} />}
      </div>
    </>
  );
}

function MenuList({ view, items }: ItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink view={view} item={item} className="menu-link" />
          {item.children && item.children.length > 0 && (
            <div className="menu-children">
              <MenuList view={view} items={item.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export function BottomBar({ view, items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink view={view} item={item} className="bottom-bar-link" />
        </li>
      ))}
    </ul>
  );
}

export function UserMenu({ view, items }: ItemsProps) {
  return items.map((item) => <MenuLink key={item.id} view={view} item={item} className="panel-link" />);
}

function MenuLink({ view, item, className }: { view: MenuView; item: MenuItem; className: string }) {
  const drawing = (item.icon && view.icons.get(item.icon)) || { name: fallbackIcon(item.url) };
  return (
    <a {...linkTarget(view.localePath, item)} className={className}>
      <MenuIcon drawing={drawing} />
      <span className="menu-label">{item.title}</span>
      {item.badge && <span className="menu-badge">{item.badge}</span>}
    </a>
  );
}

import type { MenuItem } from "~/content/entities/menus";
import { linkTarget } from "~/content/rich-text/editor-links";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/routing/paths";
import { Icon } from "~/ui/icons/icon";
import { RETURN_PATH } from "./current-links";
import { fallbackIcon, type IconDrawing } from "./icons.server";
import { MenuIcon } from "./menu-icon.server";

/** What the menus and the footer are rendered with: they are rendered outside of the router, so no hooks or contexts are available. */
export interface MenuView {
  t: Translate;
  localePath: (path: string) => string;
  /** By the name that editors use. */
  iconOf: (name: string) => IconDrawing | undefined;
  /** Name of the page's language; null when it is the only one. */
  language: string | null;
}

interface ItemsProps {
  view: MenuView;
  items: readonly MenuItem[];
}

/** The rail of wide screens and the menu dialog of narrow ones: one list, styled by CSS, without a class for each item. */
export function SiteMenu({ view, items }: ItemsProps) {
  return (
    <>
      <MenuList view={view} items={items} />
      <RailToggle view={view} />
    </>
  );
}

/** Collapses the rail to icons, or expands it; CSS shows one of its two titles, so the markup can be shared. */
function RailToggle({ view: { t, localePath } }: { view: MenuView }) {
  return (
    <form method="post" action={localePath(paths.rail())} className="rail-toggle" data-keep-scroll="">
      <input type="hidden" name="redirectTo" defaultValue={RETURN_PATH} />
      <button type="submit">
        <Icon name="chevron-left" />
        <span className="rail-wide">{t("common.menuCollapse")}</span>
        <span className="rail-icons">{t("common.menuExpand")}</span>
      </button>
    </form>
  );
}

function MenuList({ view, items }: ItemsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.id} className={isApart(item, items[index - 1]) ? "menu-apart" : undefined}>
          <MenuLink view={view} item={item} />
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

/** Games stand apart from what comes before and after them. */
function isApart(item: MenuItem, before: MenuItem | undefined): boolean {
  const isHall = ({ url }: MenuItem) => url.startsWith(paths.gameHall());
  return before !== undefined && isHall(item) !== isHall(before);
}

export function BottomBar({ view, items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink view={view} item={item} />
        </li>
      ))}
    </ul>
  );
}

export function UserMenu({ view, items }: ItemsProps) {
  return items.map((item) => <MenuLink key={item.id} view={view} item={item} className="panel-link" />);
}

function MenuLink({ view, item, className }: { view: MenuView; item: MenuItem; className?: string }) {
  const drawing = (item.icon && view.iconOf(item.icon)) || { name: fallbackIcon(item.url) };
  return (
    <a {...linkTarget(view.localePath, item)} className={className}>
      <MenuIcon drawing={drawing} />
      <span>{item.title}</span>
      {item.badge && <b>{item.badge}</b>}
    </a>
  );
}

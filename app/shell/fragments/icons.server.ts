import type { CommonData } from "~/content/entities/common-data";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import type { IconName } from "~/ui/icons/icon-names";
import { readIconSource } from "~/ui/icons/icon-source";
import { type IconSheet, iconSheet, sheetId } from "./icon-sheet";

/** Address of a drawing in the icon sheet, the markup of one that cannot be there, or the name of a sprite icon. */
export type IconDrawing = { href: string } | { svg: string } | { name: IconName };

/** Longest that menus wait for external icons, in milliseconds; a sprite icon replaces a late one. */
const WAIT_MS = 600;

/** Icons of the menus, and the sheet that pages refer to. */
export interface MenuIcons {
  /** By the name that editors use. */
  drawing: (name: string, basename: string) => IconDrawing | undefined;
  sheet: IconSheet;
}

/** Drawn once for the menus that have them. */
const known = new WeakMap<CommonData, Promise<MenuIcons>>();

export function loadIcons(context: AppContext, commonData: CommonData): Promise<MenuIcons> {
  const icons = known.get(commonData) ?? drawIcons(context, commonData, () => known.delete(commonData));
  known.set(commonData, icons);
  return icons;
}

/** `onLate`: an icon arrived after the menus had stopped waiting, so they have to be rendered again. */
async function drawIcons(
  context: AppContext,
  { menuLinks, mobileBottomMenu, userMenuLinks, socialItemsList }: CommonData,
  onLate: () => void,
): Promise<MenuIcons> {
  // Of every audience, so that all of them share one sheet.
  const items = [...menuLinks, ...mobileBottomMenu, ...userMenuLinks, ...socialItemsList];
  const names = [...new Set(items.flatMap(({ icon }) => (icon ? [icon] : [])))];
  const drawn = await Promise.all(
    names.map(async (name) => [name, await draw(context, name, onLate)] as const),
  );
  const found = new Map(drawn.filter((entry): entry is [string, Drawn] => entry[1] !== null));
  const sheet = iconSheet([...found.values()].flatMap((icon) => ("svg" in icon ? [icon.svg] : [])));
  return {
    sheet,
    drawing(name, basename) {
      const icon = found.get(name);
      const id = icon && "svg" in icon ? sheetId(icon.svg) : null;
      return id ? { href: `${withBasename(basename, paths.menuIcons({ v: sheet.hash }))}#${id}` } : icon;
    },
  };
}

/** A sprite icon, or a sanitised SVG that loaded before the timeout. */
type Drawn = { svg: string } | { name: IconName };

async function draw(context: AppContext, name: string, onLate: () => void): Promise<Drawn | null> {
  const source = readIconSource(name);
  if (source?.provider !== "external") return source;
  const reading = context.content.icon(source.url).catch(() => null);
  const svg = await inTime(reading);
  if (svg === null) void reading.then((later) => later !== null && onLate());
  return svg === null ? null : { svg };
}

function inTime(icon: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  return Promise.race([icon, late]).finally(() => clearTimeout(timer));
}

const fallbacks: [RegExp, IconName][] = [
  [/^\/$/, "home"],
  [/category=(slots|popular)/, "slots"],
  [/category=live/, "live"],
  [/category=table/, "table"],
  [/category=fast/, "fast"],
  [/category=new/, "sparkles"],
  [/jackpot/, "jackpot"],
  [/sport|betting/, "sport"],
  [/tournament/, "trophy"],
  [/offer/, "badge"],
  [/promotion|bonus/, "gift"],
  [/winners|loyalty/, "star"],
  [/gamehall|providers/, "games"],
  [/cashier\/deposit/, "plus"],
  [/cashier/, "wallet"],
  [/support/, "support"],
  [/responsible/, "shield"],
  [/sign_in|sign_up|profile/, "user"],
];

/** The sprite icon for a menu link without icon, or whose own failed to load. */
export function fallbackIcon(url: string): IconName {
  return fallbacks.find(([pattern]) => pattern.test(url))?.[1] ?? "document";
}

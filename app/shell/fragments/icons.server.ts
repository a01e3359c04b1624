import type { AppContext } from "~/context";
import type { IconName } from "~/ui/icons/icon-names";
import { type IconSource, readIconSource } from "~/ui/icons/icon-source";

/** An external SVG's markup, or the name of a sprite icon. */
export type IconDrawing = { svg: string } | { name: IconName };

/** Longest that menus wait for external icons, in milliseconds; a sprite icon replaces a late one. */
const WAIT_MS = 600;

/** Icons by the name that editors use: sprite icons, and sanitised SVGs that loaded before the timeout. */
export async function loadIcons(
  context: AppContext,
  items: readonly { icon?: string | undefined }[],
): Promise<Map<string, IconDrawing>> {
  const names = [...new Set(items.flatMap(({ icon }) => (icon ? [icon] : [])))];
  const drawn = await Promise.all(names.map(async (name) => [name, await draw(context, name)] as const));
  return new Map(drawn.filter((entry): entry is [string, IconDrawing] => entry[1] !== null));
}

async function draw(context: AppContext, name: string): Promise<IconDrawing | null> {
  const source = sourceOf(context, name);
  if (source?.provider !== "external") return source;
  const svg = await inTime(context.content.icon(source.url));
  return svg === null ? null : { svg };
}

/** An editor's mistake costs one icon, not the menu. */
function sourceOf({ log }: AppContext, name: string): IconSource | null {
  try {
    return readIconSource(name);
  } catch (error) {
    log.warn({ icon: name, problem: (error as Error).message }, "an icon was left out");
    return null;
  }
}

function inTime(icon: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  return Promise.race([icon.catch(() => null), late]).finally(() => clearTimeout(timer));
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
  [/promotion|offer|bonus/, "gift"],
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

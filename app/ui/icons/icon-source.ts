import { type IconName, icons } from "./icon-names";

/** Source of an icon: the sprite, or an external SVG file that is inlined. */
export type IconSource = { provider: "sprite"; name: IconName } | { provider: "external"; url: string };

/**
 * Parses an editor's icon name: `sprite:trophy`, `external:https://…`, or a URL alone. Null for an unknown provider or
 * sprite icon (docs/product.md#8).
 */
export function readIconSource(text: string): IconSource | null {
  if (/^(?:https?:\/\/|\/)/i.test(text)) return { provider: "external", url: text };
  const [, provider = "", rest = ""] = /^([^:]*):(.*)$/.exec(text) ?? [];
  if (provider === "external") return { provider, url: rest };
  if (provider !== "sprite" || !Object.hasOwn(icons, rest)) return null;
  return { provider, name: rest as IconName };
}

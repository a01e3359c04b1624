import { type IconName, icons } from "./icon-names";

/** Where a drawing comes from: our own sprite, or an SVG file elsewhere, whose text is put into the page. */
export type IconSource = { provider: "sprite"; name: IconName } | { provider: "external"; url: string };

/**
 * An icon as an editor names it: `sprite:trophy`, `external:https://…`, or an address alone. Throws for a provider or a
 * drawing that does not exist (product 8).
 */
export function readIconSource(text: string): IconSource {
  if (/^(?:https?:\/\/|\/)/i.test(text)) return { provider: "external", url: text };
  const [, provider = "", rest = ""] = /^([^:]*):(.*)$/.exec(text) ?? [];
  if (provider === "external") return { provider, url: rest };
  if (provider !== "sprite") throw new RangeError(`there is no icon provider "${provider || text}"`);
  if (!Object.hasOwn(icons, rest)) throw new RangeError(`there is no icon "${rest}" in the sprite`);
  return { provider, name: rest as IconName };
}

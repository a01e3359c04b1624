import { withBasename } from "~/routing/locale-path";

/** Adds the locale's prefix to an editor's link (`safeHref`) if it is a path of this site. */
export function editorHref(href: string, basename: string): string {
  return href.startsWith("/") ? withBasename(basename, href) : href;
}

/** Attributes of a link: internal paths get the locale's prefix, external pages open in a tab of their own. */
export function linkTarget(
  localePath: (path: string) => string,
  { url, isExternal }: { url: string; isExternal?: boolean },
): { href: string; rel?: string; target?: string } {
  const isOwn = url.startsWith("/") && !isExternal;
  if (isOwn) return { href: localePath(url) };
  return /^(?:https:|\/)/.test(url) ? { href: url, rel: "noopener", target: "_blank" } : { href: url };
}

/** `editorHref` for every link in sanitised HTML; relies on the sanitiser's uniform markup of anchors. */
export function withEditorLinks(html: string, basename: string): string {
  if (!basename) return html;
  return html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_, start: string, href: string) => `${start}${editorHref(href, basename)}"`,
  );
}

/** Drops items whose URL occurred before: editors may enter the same link twice. */
export function uniqueByAddress<Item>(items: readonly Item[], addressOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(addressOf(item))) first.set(addressOf(item), item);
  return [...first.values()];
}

import { withBasename } from "~/i18n/locale-path";

/** A link of an editor (`safeHref`) as a page of a locale writes it: paths of the site get the locale's prefix. */
export function editorHref(href: string, basename: string): string {
  return href.startsWith("/") ? withBasename(basename, href) : href;
}

/** Links of our own get the locale's prefix; links that leave tell the other site nothing of this window. */
export function linkTarget(
  localePath: (path: string) => string,
  { url, isExternal }: { url: string; isExternal?: boolean },
): { href: string; rel?: string; target?: string } {
  const isOwn = url.startsWith("/") && !isExternal;
  if (isOwn) return { href: localePath(url) };
  return url.startsWith("https:") ? { href: url, rel: "noopener", target: "_blank" } : { href: url };
}

/** The same for every link of sanitised HTML, whose anchors all look alike. */
export function withEditorLinks(html: string, basename: string): string {
  if (!basename) return html;
  return html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_, start: string, href: string) => `${start}${editorHref(href, basename)}"`,
  );
}

/** Editors name an address twice: the first is kept, as a list shows each way once. */
export function eachAddressOnce<Item>(items: readonly Item[], addressOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(addressOf(item))) first.set(addressOf(item), item);
  return [...first.values()];
}

import type { Features } from "~/content/config/features";
import type { RouteBranch, SiteTable } from "~/context/route-handle";

type Branch = Pick<RouteBranch, "handles" | "params">;

/** Names by which configured SEO URLs and meta entries refer to a page; empty when the branch has none. */
export function pageNames({ handles, params }: Branch): readonly string[] {
  const page = handles.at(-1)?.page;
  const hasParam = Object.values(params).some(Boolean);
  return (hasParam ? page?.namesWithParam : undefined) ?? page?.names ?? [];
}

/** Whether search engines may index a page: it is neither guarded nor declared as not indexed. */
export function isIndexablePage({ handles }: Pick<RouteBranch, "handles">): boolean {
  return !handles.some((handle) => handle.protected || handle.page?.isIndexed === false);
}

/** Whether the operator has enabled every feature that the branch's routes require. */
export function hasFeatures({ handles }: Pick<RouteBranch, "handles">, features: Features): boolean {
  return handles.every(({ feature }) => !feature || features[feature]);
}

/** The SEO URL template that is configured for a page's route, e.g. `/game/##name##`. */
export function seoTemplateOf(branch: Branch, seoUrls: Readonly<Record<string, string>>): string | undefined {
  const names = pageNames(branch);
  return Object.entries(seoUrls).find(([name]) => names.includes(withoutLocaleSuffix(name)))?.[1];
}

/** Strips the locale suffix of a configured route name, which has no meaning here (docs/product.md#2.2). */
export function withoutLocaleSuffix(routeName: string): string {
  return routeName.replace(/___.*$/, "");
}

/** First path segments below which no page may be indexed, e.g. `/cashier`. */
export function privateSections({ pages }: Pick<SiteTable, "pages">): string[] {
  const roomOf = (path: string) => `/${path.split("/")[1]}`;
  const open = new Set(pages.filter(({ branch }) => isIndexablePage(branch)).map(({ path }) => roomOf(path)));
  return [...new Set(pages.map(({ path }) => roomOf(path)))].filter((room) => !open.has(room));
}

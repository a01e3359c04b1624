import type { Features } from "~/content/features";
import type { RouteBranch, SiteTable } from "~/context";

type Branch = Pick<RouteBranch, "handles" | "params">;

/** Names that configured SEO addresses and meta entries may call a page by; none where the branch has no page. */
export function pageNames({ handles, params }: Branch): readonly string[] {
  const page = handles.at(-1)?.page;
  const hasParam = Object.values(params).some(Boolean);
  return (hasParam ? page?.namesWithParam : undefined) ?? page?.names ?? [];
}

/** Whether search engines may have any business with a page: neither behind a guard nor said to be one visitor's. */
export function isOpenPage({ handles }: Pick<RouteBranch, "handles">): boolean {
  return !handles.some((handle) => handle.protected || handle.page?.isIndexed === false);
}

/** Whether the operator has everything that the routes of a branch need. */
export function hasFeatures({ handles }: Pick<RouteBranch, "handles">, features: Features): boolean {
  return handles.every(({ feature }) => !feature || features[feature]);
}

/** The SEO address that is configured for a page's route, e.g. `/game/##name##`. */
export function seoTemplateOf(branch: Branch, seoUrls: Readonly<Record<string, string>>): string | undefined {
  const names = pageNames(branch);
  return Object.entries(seoUrls).find(([name]) => names.includes(withoutLocaleSuffix(name)))?.[1];
}

/** Configured names may carry a locale suffix, which says nothing here (product 2.2). */
export function withoutLocaleSuffix(routeName: string): string {
  return routeName.replace(/___.*$/, "");
}

/** First segments below which every page is closed: `/cashier`. */
export function privateSections({ pages }: Pick<SiteTable, "pages">): string[] {
  const roomOf = (path: string) => `/${path.split("/")[1]}`;
  const open = new Set(pages.filter(({ branch }) => isOpenPage(branch)).map(({ path }) => roomOf(path)));
  return [...new Set(pages.map(({ path }) => roomOf(path)))].filter((room) => !open.has(room));
}

import type { CmsConfig } from "~/content/config/cms-config";
import type { PageContext } from "~/context/app-context";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { settleSection } from "~/shell/sections/page-section";

export interface CategoryRedirect {
  path: InternalPath;
  status: 301 | 302;
}

/**
 * Redirect target of `/gamehall/{id}` (docs/contract.md#4.2): a configured rule, else a known category, else the
 * hall. Keeps the other query parameters.
 */
export async function findCategoryRedirect(
  context: PageContext,
  id: string,
  query: URLSearchParams,
): Promise<CategoryRedirect> {
  const { games } = await context.content.config();
  const ruled = ruleFor(games.categoryRedirects, id);
  if (ruled) return { path: hallWith(query, ruled), status: 301 };

  const categories = await settleSection(context, context.platform.call("games.getCategories"));
  const isKnown = categories.ok && categories.value.some((category) => category.sysname === id);
  if (isKnown) return { path: hallWith(query, id), status: 301 };
  // Temporary: the category may be added later, or the platform may have failed.
  return { path: hallWith(query, undefined), status: 302 };
}

function ruleFor(rules: CmsConfig["games"]["categoryRedirects"], id: string): string | undefined {
  return rules.find((rule) => rule.from === id)?.category;
}

function hallWith(query: URLSearchParams, category: string | undefined): InternalPath {
  const preserved = new URLSearchParams(query);
  preserved.delete("category");
  if (category) preserved.set("category", category);
  return preserved.size > 0 ? withSearch(paths.gameHall(), `?${preserved}`) : paths.gameHall();
}

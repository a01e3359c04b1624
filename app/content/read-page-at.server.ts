import { withSearch } from "~/addresses/internal-path";
import type { AppContext } from "~/context";
import { redirect } from "~/redirects/redirect.server";
import { notFound } from "~/shell/system-pages/failures";
import type { ContentPage } from "./entities/common";
import { type PagePlace, pageAddress } from "./entities/page-place";

/**
 * The page of a slug. Throws a 404 where there is none, and a redirect where the entry stands at another address: as home,
 * as a landing page or as a text.
 */
export async function readPageAt(
  context: Pick<AppContext, "content" | "search">,
  place: PagePlace,
  slug = "",
): Promise<ContentPage> {
  const page = await context.content.page(slug);
  if (!page) throw notFound();
  if (page.place !== place) throw redirect(withSearch(pageAddress(page), context.search), 301);
  return page;
}

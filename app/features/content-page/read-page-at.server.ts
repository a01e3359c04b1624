import { type PagePlace, pageAddress } from "~/content/entities/page-place";
import type { ContentPage } from "~/content/entities/pages";
import type { AppContext } from "~/context/app-context";
import { withSearch } from "~/routing/addresses/internal-path";
import { redirect } from "~/routing/redirects/redirect.server";
import { notFound } from "~/shell/system-pages/failures";

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

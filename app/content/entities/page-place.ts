import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";

/** Where an entry of the type `pages` is shown: one place, so that nothing has two addresses. */
export type PagePlace = "home" | "landing" | "text";

/** Slug of the entry whose blocks are the home page. */
export const HOME_SLUG = "home";

export function placeOf({ slug, layout }: { slug: string; layout?: string | undefined }): PagePlace {
  if (slug === HOME_SLUG) return "home";
  return layout === "landing" ? "landing" : "text";
}

const addresses: Record<PagePlace, (slug: string) => InternalPath> = {
  home: paths.home,
  landing: paths.landing,
  text: paths.page,
};

/** The address of an entry, without locale. */
export function pageAddress({ slug, place }: { slug: string; place: PagePlace }): InternalPath {
  return addresses[place](slug);
}

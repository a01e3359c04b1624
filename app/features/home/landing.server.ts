import type { Fragment } from "~/browser/served-html/fragment";
import { proseHtml } from "~/content/blocks/block-html.server";
import type { PageContext } from "~/context/app-context";
import { readPageAt } from "~/features/content-page/read-page-at.server";
import { loadPageSeo } from "~/seo/page-seo.server";
import { type OwnSections, readOwnSections, type SectionPage } from "./home.server";
import { placeBlocks } from "./placed-blocks.server";
import { loadSections } from "./sections.server";

export interface Landing extends SectionPage {
  title: string;
  image?: string | undefined;
  text?: Fragment | undefined;
}

/** A landing page of the editors'. Throws what `readPageAt()` throws. */
export async function loadLanding(context: PageContext, slug: string): Promise<Landing> {
  const { title, text, image, blocks } = await readPageAt(context, "landing", slug);
  const [seo, viewer, sections] = await Promise.all([
    loadPageSeo(context, { title, image, name: title, breadcrumbs: [] }),
    context.viewer(),
    placeBlocks(context, blocks).then((placed) => loadSections(context, placed)),
  ]);
  return {
    seo,
    title,
    image,
    text: text ? context.fragments.serve([proseHtml(context, text)]) : undefined,
    isPlayer: viewer === "player",
    sections,
  };
}

/** What is one player's own of the landing page of the address. */
export async function readOwnLanding(context: PageContext): Promise<OwnSections> {
  const { blocks } = await readPageAt(context, "landing", context.branch.params.slug);
  return readOwnSections(context, await placeBlocks(context, blocks));
}

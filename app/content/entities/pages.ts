import { z } from "zod";
import type { Block } from "~/content/blocks/block-kinds";
import { WrittenSchema } from "~/content/rich-text/strapi-blocks";
import { PictureSchema } from "./links";
import { placeOf } from "./page-place";
import { scheduleFields } from "./schedule";
import { TitleSchema } from "./shown-text";
import { titleOfSlug } from "./title-of-slug";

/** Strapi 4 and 5 call the date `publishedAt`, version 3 `published_at`. `text` is raw HTML. */
export const ContentPageSchema = z
  .object({
    slug: z.string(),
    title: TitleSchema,
    text: WrittenSchema.default(""),
    image: PictureSchema.optional(),
    layout: z.enum(["text", "landing"]).optional(),
    ...scheduleFields,
    published_at: z.string().optional(),
    publishedAt: z.string().optional(),
  })
  .transform(({ publishedAt, layout, ...page }) => ({
    ...page,
    place: placeOf({ slug: page.slug, layout }),
    title: page.title || titleOfSlug(page.slug),
    published_at: page.published_at ?? publishedAt,
  }));

/** `text` and the texts of the blocks are sanitised HTML. */
export type ContentPage = z.output<typeof ContentPageSchema> & { blocks: Block[] };

import { z } from "zod";
import { WrittenSchema } from "~/content/rich-text/strapi-blocks";
import { LinkSchema, PictureSchema } from "./links";
import { MomentSchema } from "./schedule";
import { ShownTextSchema, TitleSchema } from "./shown-text";
import { titleOfSlug } from "./title-of-slug";

const text = z.string();
const IdSchema = z.union([text, z.number().transform(String)]);

/** A promotion as stored by editors (docs/contract.md#d80). `text` is their raw HTML. */
export const PromotionEntrySchema = z
  .object({
    id: IdSchema.optional(),
    slug: text.min(1),
    title: TitleSchema,
    text: WrittenSchema.default(""),
    image: PictureSchema.optional(),
    button_label: ShownTextSchema.optional(),
    button_url: LinkSchema.optional(),
    visibility: z.enum(["all", "visitor", "user"]).default("all"),
    offer_id: IdSchema.optional(),
    starts_at: MomentSchema.optional(),
    ends_at: MomentSchema.optional(),
    priority: z.number().default(0),
  })
  .transform((entry) => ({
    ...entry,
    title: entry.title || titleOfSlug(entry.slug),
    publishAt: entry.starts_at,
    unpublishAt: entry.ends_at,
  }));

/** A promotion with sanitised `text` and a plain-text summary. */
export interface Promotion extends z.output<typeof PromotionEntrySchema> {
  summary: string;
  /** Ids of this locale's entry and of the default locale's; either one finds the promotion. */
  ids: readonly string[];
}

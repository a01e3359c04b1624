import { z } from "zod";
import { DateSchema, DateTimeSchema } from "~/platform/wire";
import { LinkSchema, PictureSchema } from "./entities-links";

const text = z.string();
const IdSchema = z.union([text, z.number().transform(String)]);
/** Editors type a moment or a day. */
const MomentSchema = z.union([DateTimeSchema, DateSchema]);

/** A promotion as editors write it (contract D80). `text` is still their HTML. */
export const PromotionEntrySchema = z.object({
  id: IdSchema.optional(),
  slug: text.min(1),
  title: text,
  text: text.default(""),
  image: PictureSchema.optional(),
  button_label: text.optional(),
  button_url: LinkSchema.optional(),
  visibility: z.enum(["all", "visitor", "user"]).default("all"),
  offer_id: IdSchema.optional(),
  starts_at: MomentSchema.optional(),
  ends_at: MomentSchema.optional(),
  priority: z.number().default(0),
});

/** Its text sanitised, and in short. */
export interface Promotion extends z.output<typeof PromotionEntrySchema> {
  summary: string;
  /** Numbers it goes by: of this locale's entry, and of the default locale's. */
  ids: readonly string[];
}

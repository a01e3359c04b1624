import { z } from "zod";
import { LinkSchema } from "./entities";

const text = z.string();

/** A promotion as editors write it (contract D80). `text` is still their HTML. */
export const PromotionEntrySchema = z.object({
  slug: text,
  title: text,
  text: text.default(""),
  image: text.max(2048).optional(),
  button_label: text.optional(),
  button_url: LinkSchema.optional(),
  visibility: z.enum(["all", "visitor", "user"]).default("all"),
  offer_id: z.union([text, z.number().transform(String)]).optional(),
  starts_at: text.optional(),
  ends_at: text.optional(),
  priority: z.number().default(0),
});

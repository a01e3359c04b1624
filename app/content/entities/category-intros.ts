import { z } from "zod";
import { WrittenSchema } from "~/content/rich-text/strapi-blocks";
import { scheduleFields } from "./schedule";
import { ShownWordsSchema } from "./shown-text";

/** What editors say of a category of games (docs/contract.md#o60). `text` is their raw HTML until it is read. */
export const CategoryIntroSchema = z.object({
  category: z.string().trim().min(1).max(128),
  title: ShownWordsSchema.optional(),
  text: WrittenSchema,
  ...scheduleFields,
});

export type CategoryIntro = z.output<typeof CategoryIntroSchema>;

import { z } from "zod";
import { LinkSchema, orElse, PictureSchema, TextOrNone } from "~/platform/wire";

/** Texts and pictures of a card. `terms_html` is untrusted HTML: sanitise before use. */
export const CardDescriptionSchema = z.object({
  title: TextOrNone,
  text: z.string().optional(),
  image_url: PictureSchema.optional(),
  image_mobile_url: PictureSchema.optional(),
  button_label: z.string().optional(),
  button_url: LinkSchema.optional(),
  terms_html: z.string().optional(),
});

/** The card of what is shown without one as well. */
export const CardOrNone = orElse(CardDescriptionSchema, { title: "" } as CardDescription);
export type CardDescription = z.output<typeof CardDescriptionSchema>;

/** What has no name is called by its sysname, or another `key`: links and headings need a text. */
export function named<T extends z.ZodObject<{ name: z.ZodType<string> }>>(
  entity: T,
  key: keyof z.output<T> & string,
) {
  return entity.transform(
    (entry): z.output<T> => (entry.name.trim() === "" ? { ...entry, name: entry[key] } : entry),
  );
}

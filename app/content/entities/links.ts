import { z } from "zod";
import { pageAddress, pictureAddress } from "~/upstream/foreign-address";
import { safeHref } from "~/upstream/safe-href";

/** An entry's id: Strapi counts, others name. */
export const EntryIdSchema = z.union([z.string(), z.number().transform(String)]);

export const address = z.string().max(2048);

/** Schema of a text that `read` normalises into a URL; invalid with `problem` when `read` returns null. */
export function addressOf(read: (value: string) => string | null, problem: string, longest = 2048) {
  return z
    .string()
    .max(longest)
    .transform((value, context) => {
      const found = read(value);
      if (found !== null) return found;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });
}

/** A link entered by an editor. */
export const LinkSchema = addressOf(safeHref, "not a link that may be followed");

/** URL or data URL of a picture, made absolute: on the content service when it has no host. */
export const PictureSchema = addressOf(pictureAddress, "not a picture that may be shown", 65536);

/** URL of any other file, e.g. a sound. */
export const FileSchema = addressOf(pageAddress, "not a file that may be loaded");

export const RedirectRuleSchema = z.object({
  from: address,
  to: address,
  statusCode: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).optional(),
  external: z.boolean().optional(),
});
export type RedirectRule = z.output<typeof RedirectRuleSchema>;

import type { Json } from "~/upstream/json";
import { parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import { type CategoryIntro, CategoryIntroSchema } from "./entities/category-intros";
import { withMarkdown } from "./rich-text/markdown.server";
import { sanitizeRichText } from "./rich-text/rich-text.server";

/** A category's words of a flattened entry, sanitised; undefined when it is invalid. */
export function readCategoryIntro(
  flat: Json,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): CategoryIntro | undefined {
  const intro = parseLeniently(withMarkdown(flat, "text"), CategoryIntroSchema, "intro", report);
  if (!intro) return undefined;
  const text = sanitizeRichText(intro.text, pictureOrigins, (problem) => report("intro.text", problem));
  return { ...intro, text };
}

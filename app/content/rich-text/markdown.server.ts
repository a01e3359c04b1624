import MarkdownIt from "markdown-it";
import { isJsonObject, type Json } from "~/upstream/json";

/** CommonMark with tables, as Strapi's editor for "Rich text (Markdown)" writes it. HTML in it is sanitised with the rest. */
const markdown = new MarkdownIt({ html: true });

/**
 * An entry or block whose field `markdown` says something, with that as HTML in its text `field`. No text is looked at to
 * find out what it is written in: HTML is often Markdown as well (docs/contract.md#o59).
 */
export function withMarkdown(fields: Json, field: "text" | "body" | "answer"): Json {
  if (!isJsonObject(fields)) return fields;
  const { markdown: written, ...others } = fields;
  const isWritten = typeof written === "string" && written.trim() !== "";
  return isWritten ? { ...others, [field]: markdown.render(written) } : others;
}

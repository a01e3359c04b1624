import type { z } from "zod";
import type { PagePlace } from "~/content/entities/page-place";
import { withMarkdown } from "~/content/rich-text/markdown.server";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { Json, JsonObject } from "~/upstream/json";
import { itemsOf, objectOf, parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import { type Block, type BlockKind, blockKinds, casinoKinds, conditions, isOnce } from "./block-kinds";

/** Each block of games is a call of its own. */
const MAX_BLOCKS = 40;

/**
 * Returns the valid blocks of a page, HTML sanitised. Those that are unknown, invalid, one too many or out of place are
 * reported and skipped.
 */
export function readBlocks(
  value: Json | undefined,
  place: PagePlace,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): Block[] {
  const found = new Set<string>();
  const blocks = itemsOf(value, "blocks", report);
  if (blocks.length > MAX_BLOCKS) report("blocks", `more than ${MAX_BLOCKS} blocks`);
  return blocks.slice(0, MAX_BLOCKS).flatMap((item, index) => {
    const path = `blocks.${index}`;
    const component = objectOf(item).__component;
    const name = typeof component === "string" ? component : "";
    const kind = name.split(".").at(-1) ?? "";
    if (!isKind(kind)) {
      report(path, `no block is called "${name.slice(0, 80)}"`);
      return [];
    }
    if (place === "text" && Object.hasOwn(casinoKinds, kind)) {
      report(path, `"${kind}" stands on home and landing pages alone`);
      return [];
    }
    if (isOnce(kind) && found.has(kind)) {
      report(path, `"${kind}" stands on the page already`);
      return [];
    }
    const schema = (blockKinds[kind] as z.ZodObject).extend(conditions);
    const fields = parseLeniently(inHtml(objectOf(item)), schema, path, report);
    if (!fields) return [];
    if (place === "text" && fields.audience !== undefined) {
      report(`${path}.audience`, "who sees a block is said on home and landing pages alone");
      return [];
    }
    // Before one for everybody there may be others of its kind for some, or for some time.
    if (Object.keys(conditions).every((name) => fields[name] === undefined)) found.add(kind);
    const clean = (html: string) =>
      sanitizeRichText(html, pictureOrigins, (problem) => report(path, problem));
    return [sanitized({ kind, ...fields } as Block, clean)];
  });
}

/** Fields of Strapi's block editor, then of Markdown, take precedence over HTML. */
function inHtml({ content, items, ...block }: JsonObject): Json {
  const own = Array.isArray(items)
    ? { ...block, items: items.map((item) => withMarkdown(item, "answer")) }
    : block;
  return content === undefined ? withMarkdown(own, "body") : { ...own, body: content };
}

function isKind(name: string): name is BlockKind {
  return Object.hasOwn(blockKinds, name);
}

function sanitized(block: Block, clean: (html: string) => string): Block {
  switch (block.kind) {
    case "rich-text":
      return { ...block, body: clean(block.body) };
    case "questions":
      return { ...block, items: block.items.map((item) => ({ ...item, answer: clean(item.answer) })) };
    default:
      return block;
  }
}

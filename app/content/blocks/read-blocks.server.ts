import type { z } from "zod";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { Json } from "~/upstream/json";
import { itemsOf, objectOf, parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import { type Block, type BlockKind, blockKinds } from "./block-kinds";

/** Returns the valid blocks of a page, HTML sanitised; unknown or invalid ones are reported and skipped. */
export function readBlocks(
  value: Json | undefined,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): Block[] {
  return itemsOf(value, "blocks", report).flatMap((item, index) => {
    const component = objectOf(item).__component;
    const name = typeof component === "string" ? component : "";
    const kind = name.split(".").at(-1) ?? "";
    if (!isKind(kind)) {
      report(`blocks.${index}`, `no block is called "${name.slice(0, 80)}"`);
      return [];
    }
    const fields = parseLeniently<z.ZodType<object>>(item, blockKinds[kind], `blocks.${index}`, report);
    const clean = (html: string) =>
      sanitizeRichText(html, pictureOrigins, (problem) => report(`blocks.${index}`, problem));
    return fields ? [sanitized({ kind, ...fields } as Block, clean)] : [];
  });
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

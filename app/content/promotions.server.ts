import type { Player } from "~/session/player.server";
import type { Json } from "~/upstream/json";
import { parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import type { ContentTime } from "./content-time.server";
import { type Promotion, PromotionEntrySchema } from "./entities/promotions";
import { withMarkdown } from "./rich-text/markdown.server";
import { plainText, sanitizeRichText } from "./rich-text/rich-text.server";

/** The length of description that search engines show. */
const SUMMARY_LENGTH = 160;

/** A promotion with its text sanitised, before it enters the shared cache; undefined when the entry is invalid. */
export function readPromotion(
  flat: Json,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): Promotion | undefined {
  const entry = parseLeniently(withMarkdown(flat, "text"), PromotionEntrySchema, "promotion", report);
  if (!entry) return undefined;
  return {
    ...entry,
    text: sanitizeRichText(entry.text, pictureOrigins, (problem) => report("promotion.text", problem)),
    summary: plainText(entry.text, SUMMARY_LENGTH),
    ids: entry.id === undefined ? [] : [entry.id],
  };
}

/**
 * Merges a locale's promotions with the default locale's, which fill the gaps (docs/contract.md#o11), in the editors'
 * order.
 */
export function joinPromotions(own: readonly Promotion[], standard: readonly Promotion[]): Promotion[] {
  const bySlug = new Map(standard.map((promotion) => [promotion.slug, promotion]));
  for (const promotion of own) {
    const ids = [...promotion.ids, ...(bySlug.get(promotion.slug)?.ids ?? [])];
    bySlug.set(promotion.slug, { ...promotion, ids });
  }
  return [...bySlug.values()].sort((a, b) => a.priority - b.priority);
}

/** Finds a promotion by its slug, else by an id (docs/contract.md#4.3). */
export function findPromotion(promotions: readonly Promotion[], slugOrId: string): Promotion | undefined {
  return (
    promotions.find(({ slug }) => slug === slugOrId) ?? promotions.find(({ ids }) => ids.includes(slugOrId))
  );
}

/** Whether a promotion is running and visible to an audience; an unknown one sees only those for all. */
export function isShownTo(promotion: Promotion, audience: Player["kind"], time: ContentTime): boolean {
  return visible[audience].includes(promotion.visibility) && time.isShown(promotion);
}

const visible: Record<Player["kind"], readonly Promotion["visibility"][]> = {
  visitor: ["all", "visitor"],
  player: ["all", "user"],
  unknown: ["all"],
};

import type { Json } from "~/platform/http/json";
import type { Player } from "~/session/player.server";
import { type Promotion, PromotionEntrySchema } from "./entities-promotions";
import { parseLeniently, type ReportDropped } from "./lenient-parse";
import { plainText, sanitizeRichText } from "./rich-text.server";

/** As long as search engines show a description. */
const SUMMARY_LENGTH = 160;

/** A promotion with its text sanitised, once for everyone who will read it; undefined when the entry does not fit. */
export function readPromotion(
  flat: Json,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): Promotion | undefined {
  const entry = parseLeniently(flat, PromotionEntrySchema, "promotion", report);
  if (!entry) return undefined;
  return {
    ...entry,
    text: sanitizeRichText(entry.text, pictureOrigins),
    summary: plainText(entry.text, SUMMARY_LENGTH),
    ids: entry.id === undefined ? [] : [entry.id],
  };
}

/** What a locale lacks is there in the default one (contract O11); all of it in the editors' order. */
export function joinPromotions(own: readonly Promotion[], standard: readonly Promotion[]): Promotion[] {
  const bySlug = new Map(standard.map((promotion) => [promotion.slug, promotion]));
  for (const promotion of own) {
    const ids = [...promotion.ids, ...(bySlug.get(promotion.slug)?.ids ?? [])];
    bySlug.set(promotion.slug, { ...promotion, ids });
  }
  return [...bySlug.values()].sort((a, b) => a.priority - b.priority);
}

/** By its slug, or by a number (contract 4.3). */
export function findPromotion(promotions: readonly Promotion[], slugOrId: string): Promotion | undefined {
  return (
    promotions.find(({ slug }) => slug === slugOrId) ?? promotions.find(({ ids }) => ids.includes(slugOrId))
  );
}

/** Whether it has begun and is not over. */
export function isOut({ starts_at: starts, ends_at: ends }: Promotion, now = Date.now()): boolean {
  return (!starts || Date.parse(starts) <= now) && (!ends || now < Date.parse(ends));
}

/** Whether it is out, and meant for one of these. Who cannot be told apart sees what is for everyone. */
export function isShownTo(promotion: Promotion, audience: Player["kind"]): boolean {
  return isOut(promotion) && visible[audience].includes(promotion.visibility);
}

const visible: Record<Player["kind"], readonly Promotion["visibility"][]> = {
  visitor: ["all", "visitor"],
  player: ["all", "user"],
  unknown: ["all"],
};

/**
 * Soft hyphens, zero-width spaces, direction marks and the like; joiners stay, because some scripts need them within
 * words.
 */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * A text without surrounding spaces, and without the invisible characters that are copied from pages and contact lists.
 */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

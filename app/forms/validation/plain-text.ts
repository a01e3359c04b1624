/** Soft hyphens, zero-width spaces, marks of direction and the like; joiners stay, which scripts need within words. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text without spaces around it, and without what pages and contact lists copy along that nobody sees. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

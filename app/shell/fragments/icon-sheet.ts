import { createHash } from "node:crypto";

/** Drawings in one SVG file, to which the icons of a page refer by `#id`. */
export interface IconSheet {
  text: string;
  /** Version of the text, for its URL. */
  hash: string;
}

/**
 * A drawing that means the same in a file of its own: it scales, refers to no ids, which `use` of another file does not
 * resolve everywhere, and is well-formed XML in plain ASCII.
 */
const SCALES = /^<svg [^>]*viewBox="/;
const TAGS = /^(?:<\/?[A-Za-z]+(?: [A-Za-z-]+="[\s!#-%'-;=?-~]*")*\s*\/?>)+$/;
const REFERENCE = /url\(| id="| href="/;
/** What only a drawing in a page needs: `use` gives it the size of the icon. */
const OF_PAGES = / (?:xmlns|width|height|aria-hidden|focusable)="[^"]*"/g;

/** Id of a drawing in the sheet, the same in every sheet that has it; null for one that has to stay in the page. */
export function sheetId(svg: string): string | null {
  return SCALES.test(svg) && TAGS.test(svg) && !REFERENCE.test(svg) ? `i${digest(svg)}` : null;
}

/** The sheet of sanitised drawings, without those that have to stay in the page. */
export function iconSheet(drawings: readonly string[]): IconSheet {
  const parts = new Map<string, string>();
  for (const svg of drawings) {
    const id = sheetId(svg);
    if (id)
      parts.set(
        id,
        svg.replace(/^<svg[^>]*/, (root) => `${root.replace(OF_PAGES, "")} id="${id}"`),
      );
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${[...parts.values()].join("")}</svg>`;
  return { text, hash: digest(text) };
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 8);
}

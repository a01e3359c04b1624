import { latinDigits } from "./latin-digits";

/** `#` digit, `@` letter, `*` either (docs/product.md#5); any other character is literal. */
const ANY = /[\p{L}\p{Nd}]/u;
const slots: Readonly<Record<string, RegExp>> = { "#": /\p{Nd}/u, "@": /\p{L}/u, "*": ANY };

/** One without any slot, such as an empty list, masks nothing. */
export type Mask = string | readonly string[];

/** Formats a text by a mask, up to the text's end; characters that do not fit are dropped. */
export function formatMasked(mask: Mask, text: string): string {
  if (!hasSlots(mask)) return text;
  return walk(maskFor(mask, text), text).shown;
}

/** The formatted and the bare text if it fills a mask exactly; else undefined. */
export function fitMasked(mask: Mask, text: string): { shown: string; typed: string } | undefined {
  if (!hasSlots(mask)) return { shown: text, typed: text };
  for (const one of masksOf(mask)) {
    const { shown, typed, isFull, isCut } = walk(one, text);
    if (isFull && !isCut) return { shown, typed };
  }
}

/**
 * For an input's `onInput`: the formatted text, and the caret position after the same character as before. A text with
 * more than the mask has room for stays as it is, for its field to refuse: nobody notices digits that are gone.
 */
export function editMasked(mask: Mask, text: string, caret: number): { text: string; caret: number } {
  if (!hasSlots(mask)) return { text, caret };
  const one = maskFor(mask, text);
  const { shown, isOver } = walk(one, text);
  if (isOver) return { text, caret };
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = walk(one, text.slice(0, caret)).shown;
  return { text: shown, caret: Math.min(before.length, shown.length) };
}

const hasSlots = (mask: Mask) => masksOf(mask).some((one) => /[#@*]/.test(one));
const masksOf = (mask: Mask): readonly string[] => (typeof mask === "string" ? [mask] : mask);

/** The first mask with enough slots for the text, else the longest. */
function maskFor(mask: Mask, text: string): string {
  const masks = masksOf(mask);
  const room = (one: string) => one.replace(/[^#@*]/g, "").length;
  const roomiest = [...masks].sort((one, other) => room(other) - room(one))[0] ?? "";
  const needed = walk(roomiest, text).typed.length;
  return masks.find((one) => room(one) >= needed) ?? roomiest;
}

function walk(mask: string, text: string) {
  const left = [...text];
  let shown = "";
  let typed = "";
  let waiting = "";
  let isCut = false;
  for (const sign of mask) {
    const slot = slots[sign];
    if (!slot) {
      // Literals are added only once a character follows, so that they can be deleted.
      waiting += sign;
      if (left[0] === sign) left.shift();
      continue;
    }
    let char = left.shift();
    for (; char !== undefined && !slot.test(char); char = left.shift()) isCut ||= ANY.test(char);
    if (char === undefined) return { shown, typed, isFull: false, isCut, isOver: false };
    const plain = latinDigits(char);
    shown += waiting + plain;
    typed += plain;
    waiting = "";
  }
  const isOver = left.some((char) => ANY.test(char));
  return { shown: shown + waiting, typed, isFull: true, isCut: isCut || isOver, isOver };
}

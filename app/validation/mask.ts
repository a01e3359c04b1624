/** `#` digits, `@` letters, `*` either (product 5); every other sign stands for itself. */
const ANY = /[\p{L}\p{Nd}]/u;
const slots: Readonly<Record<string, RegExp>> = { "#": /\p{Nd}/u, "@": /\p{L}/u, "*": ANY };

export type Mask = string | readonly string[];

/** What was typed, in the mask's shape; stops where the text ends, leaves out what does not fit. */
export function formatMasked(mask: Mask, text: string): string {
  return walk(maskFor(mask, text), text).shown;
}

/** A text that fills a mask with every letter and digit it has: in the mask's shape, and bare. */
export function fitMasked(mask: Mask, text: string): { shown: string; typed: string } | undefined {
  for (const one of masksOf(mask)) {
    const { shown, typed, isFull, isCut } = walk(one, text);
    if (isFull && !isCut) return { shown, typed };
  }
}

/** For an input's `onInput`: the shaped text, and where the caret belongs: after the same character as before. */
export function editMasked(mask: Mask, text: string, caret: number): { text: string; caret: number } {
  const one = maskFor(mask, text);
  const { shown } = walk(one, text);
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = walk(one, text.slice(0, caret)).shown;
  return { text: shown, caret: Math.min(before.length, shown.length) };
}

const masksOf = (mask: Mask): readonly string[] => (typeof mask === "string" ? [mask] : mask);

/** Of several masks the first that has room for what was typed, else the roomiest. */
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
      // Shown only once something follows it, so that it can be deleted.
      waiting += sign;
      if (left[0] === sign) left.shift();
      continue;
    }
    let char = left.shift();
    for (; char !== undefined && !slot.test(char); char = left.shift()) isCut ||= ANY.test(char);
    if (char === undefined) return { shown, typed, isFull: false, isCut };
    shown += waiting + char;
    typed += char;
    waiting = "";
  }
  isCut ||= left.some((char) => ANY.test(char));
  return { shown: shown + waiting, typed, isFull: true, isCut };
}

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Numbers that read backwards between letters from right to left: with a sign or in groups. What is isolated already is passed over. */
const NUMBERS =
  /[\u2066-\u2068][^\u2069]*\u2069|(?<![\d\p{L}])(?:[+\-−±](?:\d|\{\w+\})|\d+(?:[+%]|[ \u00a0\u202f-]+\d)|\{\w+\}[+%])[\d()\u00a0\u202f -]*(?<![ \u00a0\u202f-])[+%]?/gu;

/** Whether a text has letters that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RTL_LETTER.test(text);
}

/** Isolates what is written from left to right in a text from right to left (UAX 9): `+34 600 000 000`, `18+`. */
export function isolateNumbers(text: string): string {
  return text.replace(NUMBERS, (found) => (/^[\u2066-\u2068]/.test(found) ? found : `\u2066${found}\u2069`));
}

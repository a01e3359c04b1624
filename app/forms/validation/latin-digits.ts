/** Converts digits of any script to Latin ones, the only ones that backends read. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script are contiguous in Unicode, from zero to nine; adjacent scripts follow in tens. */
function digitOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}

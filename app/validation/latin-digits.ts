/** Keyboards type the digits of their own script; backends read Latin ones only. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the digits of a script together, from zero to nine; where scripts adjoin, ten by ten. */
function digitOf(digit: number): number {
  let first = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (digit - first) % 10;
}

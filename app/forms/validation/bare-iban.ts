import { latinDigits } from "./latin-digits";
import { plainText } from "./plain-text";

/** An account number as banks exchange it: without its groups and the word that letters and invoices put before it. */
export function bareIban(typed: string): string {
  const text = latinDigits(plainText(typed)).toUpperCase();
  return text.replace(/^IBAN\b[\s:.]*/, "").replace(/[\s\p{Pd}]/gu, "");
}

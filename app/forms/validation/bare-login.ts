import { latinDigits } from "./latin-digits";
import { plainText } from "./plain-text";

/**
 * A login as the platform takes it, without spaces around it or a leading + (docs/product.md#7.1). What begins with + and
 * is grouped is a phone number, whose login is its digits.
 */
export function bareLogin(typed: string): string {
  const text = plainText(typed);
  const number = latinDigits(text);
  return /^\+[\d\s().-]+$/.test(number) ? number.replace(/\D/g, "") : text.replace(/^\+/, "");
}

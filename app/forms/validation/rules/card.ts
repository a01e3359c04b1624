import { fieldIssue, type Issue, wrongField } from "../issue";
import { latinDigits } from "../latin-digits";
import { patternCheck } from "../pattern";
import { plainText } from "../plain-text";
import { type Check, requiredText } from "./rule";

const DIGITS = "^\\d{12,19}$";

/**
 * A payment card (docs/product.md#5, docs/contract.md#d50): a saved one as 6 digits, three dots and 4 digits, `new` for
 * one that the provider requests, otherwise the pattern; a value of digits alone has to pass Luhn.
 */
export function cardRule(pattern?: string) {
  return requiredText(fieldIssue("requiredField"), cardCheck(pattern), withoutGrouping);
}

export function cardCheck(pattern = DIGITS, wrong: Issue = wrongField("cardNumber")): Check {
  const fits = patternCheck(pattern, wrong);
  return (value) => {
    if (value === "new" || /^\d{6}\.{3}\d{4}$/.test(value)) return undefined;
    return fits(value) ?? (/^\d+$/.test(value) && !passesLuhn(value) ? wrong : undefined);
  };
}

/** Removes spaces and dashes of any kind between groups of digits. */
function withoutGrouping(value: string): string {
  const digits = latinDigits(plainText(value));
  return /^[\d\s\p{Pd}]+$/u.test(digits) ? digits.replace(/\D/g, "") : digits;
}

/** The Luhn check of card numbers: every second digit from the right counts double. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits[digits.length - 1 - position]) * (position % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

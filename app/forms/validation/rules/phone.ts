import type { PhoneCountryOption } from "~/platform/entities/account";
import { fieldIssue } from "../issue";
import { mayBePhone, type ReadPhone, readDigits, readPhone } from "../phone-countries";
import { plainText } from "../plain-text";
import { requiredText } from "./rule";

interface PhoneOptions {
  countries?: readonly PhoneCountryOption[];
  /** The country selected next to the number. */
  countryCode?: string;
  /** The server's reader. Without it, in browsers, what only that could read passes. */
  read?: ReadPhone;
}

/**
 * A phone number (docs/product.md#5), parsed to full international digits. Separators and surrounding characters are
 * removed; the rest must fit a country's code and mask or, without a country list, the length of any number.
 */
export function phoneRule({ countries = [], countryCode, read }: PhoneOptions = {}) {
  const reads = read ?? readPhone;
  const isKnown = (digits: string) =>
    countries.length === 0 || reads(`+${digits}`, countries, countryCode) !== undefined;
  const isLeft = (value: string) =>
    !read && countries.length > 0 && mayBePhone(value, countries, countryCode);
  return requiredText(
    fieldIssue("insertPhoneNumber"),
    (value) => {
      const isRight = /^[1-9]\d{4,14}$/.test(value) && isKnown(value);
      return isRight || isLeft(value) ? undefined : fieldIssue("wrongPhoneFormat");
    },
    (value) => {
      const found = reads(value, countries, countryCode)?.digits;
      return found ?? ((countries.length === 0 && readDigits(value).digits) || plainText(value));
    },
  );
}

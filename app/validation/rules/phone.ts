import type { PhoneCountryOption } from "~/platform/entities/account";
import { fieldIssue } from "../issue";
import { latinDigits } from "../latin-digits";
import { readPhone } from "../phone-countries";
import { requiredText } from "./rule";

interface PhoneOptions {
  countries?: readonly PhoneCountryOption[];
  /** The country selected next to the number. */
  countryCode?: string;
}

/**
 * A phone number (docs/product.md#5), parsed to full international digits. Spaces, brackets, dots, dashes and a plus
 * are removed; the rest must fit a country's code and mask or, without a country list, the length of any number.
 */
export function phoneRule({ countries = [], countryCode }: PhoneOptions = {}) {
  const isKnown = (digits: string) => countries.length === 0 || readPhone(`+${digits}`, countries);
  return requiredText(
    fieldIssue("insertPhoneNumber"),
    (value) => (/^[1-9]\d{4,14}$/.test(value) && isKnown(value) ? undefined : fieldIssue("wrongPhoneFormat")),
    (value) => {
      const typed = latinDigits(value).trim();
      if (!/^\+?[\d\s().-]+$/.test(typed)) return typed;
      return readPhone(typed, countries, countryCode)?.digits ?? (typed.replace(/^00|\D/g, "") || typed);
    },
  );
}

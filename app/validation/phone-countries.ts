import type { PhoneCountryOption } from "~/platform/entities/account";
import { latinDigits } from "./latin-digits";

export interface PhoneNumber {
  country: PhoneCountryOption;
  /** Digits after the country's calling code, as in its mask. */
  national: string;
  /** Full international digits, as the backends expect them (docs/contract.md#d31). */
  digits: string;
}

/** The masks of a country's national numbers. */
export function phoneMasks({ mask }: PhoneCountryOption): string[] {
  return typeof mask === "string" ? [mask] : mask;
}

/**
 * Parses a typed or pasted number: its digits are matched to a country by calling code and length, the longest code
 * first (docs/product.md#5). Without plus or 00, digits that fit the selected country are its national number. Among
 * countries with the same code the selected one wins, then the first listed.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneCountryOption[],
  countryCode?: string,
): PhoneNumber | undefined {
  const typed = latinDigits(text).trim();
  const isInternational = /^(?:\+|00)/.test(typed);
  const digits = typed.replace(/^00/, "").replace(/\D/g, "");
  const chosen = countries.find(({ country_code }) => country_code === countryCode);
  if (chosen && !isInternational && fits(chosen, digits)) return numberOf(chosen, digits);
  const likeliest = [...(chosen ? [chosen] : []), ...countries].sort(
    (one, other) => other.phone_code.length - one.phone_code.length,
  );
  const country = likeliest.find(
    (option) => digits.startsWith(option.phone_code) && fits(option, digits.slice(option.phone_code.length)),
  );
  return country && numberOf(country, digits.slice(country.phone_code.length));
}

function numberOf(country: PhoneCountryOption, national: string): PhoneNumber {
  return { country, national, digits: country.phone_code + national };
}

/**
 * A mask may hold digits that all of its numbers have, besides the calling code; a country without a mask takes any
 * length of a number.
 */
function fits(country: PhoneCountryOption, national: string): boolean {
  const masks = phoneMasks(country).filter((mask) => mask.includes("#"));
  if (masks.length === 0) return /^\d{4,14}$/.test(national);
  return masks.some((mask) => {
    const slots = mask.replace(/[^#]/g, "").length;
    const literal = mask.replace(/\D/g, "");
    const fixed = literal === country.phone_code ? 0 : literal.length;
    return national.length === slots || national.length === slots + fixed;
  });
}

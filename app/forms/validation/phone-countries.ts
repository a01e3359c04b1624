import type { PhoneCountryOption } from "~/platform/entities/account";
import { latinDigits } from "./latin-digits";
import { plainText } from "./plain-text";

export interface PhoneNumber {
  country: PhoneCountryOption;
  /** Another country with the same calling code might have the number as well. */
  isShared: boolean;
  /** Digits after the country's calling code, as in its mask. */
  national: string;
  /** Full international digits, as the backends expect them (docs/contract.md#d31). */
  digits: string;
}

export type ReadPhone = (
  text: string,
  countries: readonly PhoneCountryOption[],
  countryCode?: string,
) => PhoneNumber | undefined;

/** The masks of a country's national numbers. */
export function phoneMasks({ mask }: PhoneCountryOption): string[] {
  return typeof mask === "string" ? [mask] : mask;
}

/**
 * Parses a typed or pasted number by what is certain without a table of the world's numbers (docs/product.md#5). What
 * fits the chosen country, with or without its calling code, is a number of it. Otherwise the calling code decides, the
 * longest first.
 */
export const readPhone: ReadPhone = (text, countries, countryCode) => {
  const { digits, isInternational } = readDigits(text);
  const chosen = countries.find(({ country_code }) => country_code === countryCode);
  if (chosen && !isInternational && lengthOfFit(chosen, digits) !== undefined)
    return numberOf(chosen, digits);
  const own = chosen && nationalOf(chosen, digits);
  if (chosen && own) return numberOf(chosen, own);
  const fitting = countries.flatMap((country) => {
    const national = nationalOf(country, digits);
    if (!national) return [];
    return [{ country, national, depth: codeOf(country).length + (lengthOfFit(country, national) ?? 0) }];
  });
  const deepest = Math.max(...fitting.map(({ depth }) => depth));
  const [first, ...others] = fitting.filter(({ depth }) => depth === deepest);
  return first && numberOf(first.country, first.national, others.length > 0);
};

/** The digits of a text that may be a phone number; none for any other. */
export function readDigits(text: string): { digits: string; isInternational: boolean } {
  const number = withoutExtension(latinDigits(plainText(text)).replace(/^tel:/i, ""));
  if (!/^[\d\s+()./\p{Pd}]*$/u.test(number)) return { digits: "", isInternational: false };
  const all = number.replace(/\D/g, "");
  const isInternational = /^\W*\+/.test(number) || all.startsWith("00");
  // The zero of +44 (0) 20 is for callers within the country.
  const digits = isInternational ? number.replace(/\(0\)/, "").replace(/\D/g, "").replace(/^00/, "") : all;
  return { digits, isInternational };
}

/**
 * Whether the server might make a number of what does not fit here: one that is longer than the shortest of its country
 * may begin with the digit that callers within the country dial first.
 */
export function mayBePhone(
  text: string,
  countries: readonly PhoneCountryOption[],
  countryCode?: string,
): boolean {
  const { digits, isInternational } = readDigits(text);
  if (digits.length > 20) return false;
  if (isInternational)
    return countries.some(
      (country) =>
        digits.startsWith(codeOf(country)) && digits.length > codeOf(country).length + shortestOf(country),
    );
  const chosen = countries.find(({ country_code }) => country_code === countryCode);
  return digits.length > (chosen ? shortestOf(chosen) : 5);
}

/** What a company's switchboard dials after the number is no part of it. */
function withoutExtension(number: string): string {
  return number.replace(/[\s,;]*(?:extension|ext|x|#)[\s.:=]*\d{1,7}$/i, "");
}

/** The calling code, which operators also write as `+1 809` or `1-809`. */
const codeOf = ({ phone_code }: PhoneCountryOption) => phone_code.replace(/\D/g, "");

function numberOf(country: PhoneCountryOption, national: string, isShared = false): PhoneNumber {
  return { country, national, isShared, digits: codeOf(country) + national };
}

/** What follows the country's calling code, where that fits. */
function nationalOf(country: PhoneCountryOption, digits: string): string | undefined {
  const national = digits.slice(codeOf(country).length);
  return digits.startsWith(codeOf(country)) && lengthOfFit(country, national) !== undefined
    ? national
    : undefined;
}

/**
 * How many of the number's digits a mask prescribes; undefined where no mask fits. A mask may contain digits that all
 * numbers of its country have; a country without a mask takes a number of any length.
 */
function lengthOfFit(country: PhoneCountryOption, national: string): number | undefined {
  const masks = slottedMasks(country);
  if (masks.length === 0) return /^\d{4,14}$/.test(national) ? 0 : undefined;
  const fits = masks.flatMap((mask) => {
    const literal = literalOf(country, mask);
    if (literal !== "" && patternOf(mask).test(national)) return [literal.length];
    return national.length === slotsOf(mask) ? [0] : [];
  });
  return fits.length > 0 ? Math.max(...fits) : undefined;
}

const slottedMasks = (country: PhoneCountryOption) =>
  phoneMasks(country).filter((mask) => mask.includes("#"));
const slotsOf = (mask: string) => mask.replace(/[^#]/g, "").length;
const patternOf = (mask: string) => new RegExp(`^${mask.replace(/[^#\d]/g, "").replaceAll("#", "\\d")}$`);

/** The digits of a mask, unless they are the calling code's, or its end. */
function literalOf(country: PhoneCountryOption, mask: string): string {
  const literal = mask.replace(/\D/g, "");
  return codeOf(country).endsWith(literal) ? "" : literal;
}

const shortestOf = (country: PhoneCountryOption) => Math.min(...slottedMasks(country).map(slotsOf), 14);

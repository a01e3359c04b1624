import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { latinDigits } from "./latin-digits";
import { type ReadPhone, readPhone } from "./phone-countries";
import { plainText } from "./plain-text";

/**
 * As `readPhone`, with a table of the world's numbers, which is too large for browsers: it knows what callers within a
 * country dial first, and which country of a shared calling code a number is of. The chosen country wins where the
 * number fits it.
 */
export const readAnyPhone: ReadPhone = (text, countries, countryCode) => {
  const isChosen = (read: ReturnType<ReadPhone>) => read?.country.country_code === countryCode;
  const own = readPhone(text, countries, countryCode);
  if (own && isChosen(own)) return own;
  const caller = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
  const parsed = parsePhoneNumberFromString(latinDigits(plainText(text)), {
    defaultCountry: caller,
    extract: false,
  });
  if (!parsed?.isPossible()) return own;
  const inChosen = readPhone(parsed.number, countries, countryCode);
  return isChosen(inChosen) ? inChosen : (readPhone(parsed.number, countries, parsed.country) ?? own);
};

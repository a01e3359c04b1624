/** Languages whose readers write a currency's sign in their own way, as in `$`, `US$` or `د.إ`. */
const LANGUAGES = ["en", "es", "pt", "lv", "ar"];
const DISPLAYS = ["symbol", "narrowSymbol", "name"] as const;

const known = new Map<string, readonly string[]>();

/** What people call a currency beside an amount, in small letters and the longest first: its code, signs and names. */
export function signsOf(currency: string): readonly string[] {
  const found = known.get(currency);
  if (found) return found;
  const signs = new Set([currency, ...(/^[A-Z]{3}$/.test(currency) ? listedSigns(currency) : [])]);
  const made = [...signs]
    .map((sign) => sign.toLowerCase())
    // A digit might be the amount's.
    .filter((sign) => sign && !/\d/.test(sign))
    .sort((one, other) => other.length - one.length);
  known.set(currency, made);
  return made;
}

/** Signs and names in singular and plural, without the marks of direction that Arabic ones bring along. */
function listedSigns(currency: string): string[] {
  return LANGUAGES.flatMap((language) =>
    DISPLAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
      return [1, 2, 20].map((count) => {
        const sign = format.formatToParts(count).find(({ type }) => type === "currency")?.value ?? "";
        return sign.replace(/[\u200E\u200F\u061C]/g, "").trim();
      });
    }),
  );
}

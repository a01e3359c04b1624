import type { catalogues } from "../../app/i18n/messages/catalogue";

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const SHOWN = 5;

/** A line for each language that lacks messages which English has; English replaces them. */
export function missingWords(all: typeof catalogues): string {
  const keysOf = (locale: string) =>
    new Set(Object.keys(all[locale] ?? {}).map((key) => key.replace(PLURAL, "")));
  const english = [...keysOf("en-US")];
  return Object.keys(all)
    .flatMap((locale) => {
      const own = keysOf(locale);
      const missing = english.filter((key) => !own.has(key));
      const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : "";
      return missing.length > 0
        ? [`app/i18n/messages/${locale}.json lacks ${missing.slice(0, SHOWN).join(", ")}${more}`]
        : [];
    })
    .join("\n");
}

import { isKnownKey } from "./catalogues.server";
import { catalogues as builtIn, catalogue as english } from "./messages/catalogue";
import type { Messages } from "./translator";

export interface WordGaps {
  /** Neither the content service nor this build has them in the locale: visitors read them in another. */
  missing: string[];
  /** Keys of which only the default locale has own words: they are shown in its language. */
  foreign: string[];
  /** Keys that nothing on the site says. */
  unknown: string[];
}

/** Forms of a plural that some languages lack. */
const RARE_FORM = /_(?:zero|one|two|few|many)$/;

/** What the words of a locale lack, by the order in which they count (`createCatalogues()`). */
export function wordGaps(locale: string, own: Messages, ofDefault: Messages): WordGaps {
  const built = builtIn[locale] ?? {};
  const isEnglish = locale.split("-")[0] === "en";
  const keys = Object.keys(english).filter((key) => !RARE_FORM.test(key) && own[key] === undefined);
  const isForeign = (key: string) => ofDefault !== own && ofDefault[key] !== undefined;
  return {
    missing: isEnglish ? [] : keys.filter((key) => built[key] === undefined && !isForeign(key)),
    foreign: keys.filter(isForeign),
    unknown: Object.keys(own).filter((key) => !isKnownKey(key)),
  };
}

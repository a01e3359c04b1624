import i18next, { type InitOptions, type i18n } from "i18next";
import { type Bundle, missingText } from "./translator";

/** Creates the server's i18next instance of a locale, with every bundle loaded. */
export function createI18n(locale: string, bundles: ReadonlyMap<string, Bundle>): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    ...settings,
    lng: locale,
    ns: [...bundles.keys()],
    resources: { [locale]: Object.fromEntries(bundles) },
  });
  return instance;
}

const settings: InitOptions = {
  initImmediate: false,
  load: "currentOnly",
  fallbackLng: false,
  defaultNS: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders; escaping here as well would show entities.
  interpolation: { prefix: "{", suffix: "}", escapeValue: false },
  parseMissingKeyHandler: missingText,
};

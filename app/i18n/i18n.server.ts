import i18next, { type InitOptions, type i18n } from "i18next";
import { createTranslator } from "./create-translator";
import { missingText } from "./missing-text";
import type { Bundle, Translate, Translator } from "./translator";

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

const translators = new WeakMap<i18n, Translator>();

/**
 * The server's translator of an i18next instance, which holds the catalogue: with every bundle, compiled once an
 * instance. Referentially stable, so that its `t` can be a hook dependency.
 */
export function fullTranslator(instance: i18n): Translator {
  const known = translators.get(instance);
  if (known) return known;
  const { language } = instance;
  const bundles = Object.entries((instance.getDataByLanguage(language) ?? {}) as Record<string, Bundle>);
  const translator = { ...createTranslator(language, bundles), has: () => true };
  translators.set(instance, translator);
  return translator;
}

/** `t` of the server's translator. */
export function translateWith(instance: i18n): Translate {
  return fullTranslator(instance).t;
}

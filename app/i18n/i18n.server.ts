import type { InitOptions, Module } from "i18next";
import type { RemixI18Next } from "remix-i18next/server";
import { fillPlaceholders, missingText } from "./text-rules";
import type { Messages, Translate } from "./translator";

/** How i18next reads our messages: flat keys, one language at a time, already layered. */
export const i18nextOptions: InitOptions = {
  load: "currentOnly",
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  parseMissingKeyHandler: missingText,
};

/** Our texts have placeholders and nothing else: no nesting and no formatters, and values are shown as they are. */
export const placesFormat: Module & { parse: (text: string, options: Said) => string } = {
  type: "i18nFormat",
  parse: (text, { replace = {} }) => fillPlaceholders(text, replace),
};

/** What i18next is called with. `replace` separates the names of values from i18next's own options. */
interface Said {
  lngs: readonly string[];
  count?: string | number;
  replace?: Readonly<Record<string, string | number>>;
}

/**
 * The server's `t` of a locale: i18next's own, fixed once for as long as the messages stay the same. A text without
 * values is cached, because i18next takes many times as long as a map lookup.
 */
export async function createServerTranslate(
  remixI18n: Pick<RemixI18Next, "getFixedT">,
  locale: string,
  messages: Messages,
): Promise<Translate> {
  const resources = { [locale]: { translation: messages } };
  const fixedT = await remixI18n.getFixedT(locale, undefined, { resources });
  const say = fixedT as (key: string, options: Said) => string;
  // As the content service writes it: otherwise i18next normalizes the language with `Intl` at each text.
  const lngs = [locale];
  const said = new Map<string, string>();
  return (key, values) => {
    if (values) return say(key, { lngs, count: values.count, replace: values });
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = say(key, { lngs });
    if (Object.hasOwn(messages, key)) said.set(key, text);
    return text;
  };
}

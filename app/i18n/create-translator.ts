import { missingText } from "./missing-text";
import type { Bundle, Translate, Translator } from "./translator";

/** A text ready to be said: whole, or its words and the names of the values between them in turns. */
type Compiled = string | readonly string[];

/**
 * The translator of server and browser: the part of i18next that our messages use, `{name}` and plural suffixes, each
 * text taken apart once. A test compares it with i18next on every message of every locale.
 */
export function createTranslator(locale: string, bundles: Iterable<[string, Bundle]>): Translator {
  const loaded = new Set<string>();
  const texts = new Map<string, Compiled>();
  const plurals = new Intl.PluralRules(locale);

  function add(names: readonly string[], messages: Bundle): void {
    for (const name of names) loaded.add(name);
    for (const [key, text] of Object.entries(messages)) texts.set(key, compile(text));
  }

  function find(key: string, count: unknown): Compiled | undefined {
    if (typeof count !== "number") return texts.get(key);
    const zero = count === 0 ? texts.get(`${key}_zero`) : undefined;
    return zero ?? texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(key);
  }

  const t: Translate = (key, values = {}) => {
    const text = find(key, values.count);
    if (text === undefined) return missingText(key);
    return typeof text === "string" ? text : fill(text, values);
  };

  for (const [name, messages] of bundles) add([name], messages);
  return { t, add, has: (name) => loaded.has(name) };
}

function compile(text: string): Compiled {
  const parts = text.split(/\{(\w+)\}/);
  return parts.length > 1 ? parts : text;
}

/** A place without a value stays as it is written. */
function fill(parts: readonly string[], values: Readonly<Record<string, string | number>>): string {
  return parts.reduce((text, part, index) => {
    if (index % 2 === 0) return text + part;
    return text + (Object.hasOwn(values, part) ? (values[part] ?? "") : `{${part}}`);
  });
}

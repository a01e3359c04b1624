import { fillPlaceholders, missingText } from "./text-rules";
import type { Messages, Translate } from "./translator";

/**
 * The browser's `t`, which takes less than a page can spare for i18next and says the same: a test compares it with the
 * server's on every message of every locale.
 */
export function createTranslator(locale: string, messages: Messages = {}) {
  const texts = new Map(Object.entries(messages));
  const plurals = new Intl.PluralRules(locale);

  function find(key: string, count: unknown): string | undefined {
    if (typeof count !== "number") return texts.get(key);
    const zero = count === 0 ? texts.get(`${key}_zero`) : undefined;
    return zero ?? texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(key);
  }

  const t: Translate = (key, values = {}) => {
    const text = find(key, values.count);
    return text === undefined ? missingText(key) : fillPlaceholders(text, values);
  };

  function add(more: Messages): void {
    for (const [key, text] of Object.entries(more)) texts.set(key, text);
  }

  return { t, add };
}

import { catalogues, type MessageKey } from "../../app/i18n/messages/catalogue";

/** The English text of a message, as the pages show it. Tests name controls by it, so a wording may change freely. */
export const say = sayIn("en-US");

/** The same in another locale. */
export function sayIn(locale: string) {
  return (key: MessageKey, values: Record<string, string | number> = {}): string => {
    const texts = catalogues[locale] ?? {};
    const text = texts[key] ?? texts[`${key}_${values.count === 1 ? "one" : "other"}`];
    if (text === undefined) throw new Error(`no message ${key} in ${locale}`);
    return Object.entries(values).reduce(
      (said, [name, value]) => said.replaceAll(`{${name}}`, String(value)),
      text,
    );
  };
}

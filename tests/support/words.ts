import { catalogue, type MessageKey } from "../../app/i18n/messages/catalogue";

/** The English text of a message, as the pages show it. Tests name controls by it, so a wording may change freely. */
export function say(key: MessageKey, values: Record<string, string | number> = {}): string {
  const texts: Record<string, string> = catalogue;
  const text = texts[key] ?? texts[`${key}_${values.count === 1 ? "one" : "other"}`];
  if (text === undefined) throw new Error(`no message ${key}`);
  return Object.entries(values).reduce(
    (said, [name, value]) => said.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

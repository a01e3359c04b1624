import ar from "./ar.json" with { type: "json" };
import english from "./en-US.json" with { type: "json" };
import spanish from "./es-ES.json" with { type: "json" };
import latvian from "./lv-LV.json" with { type: "json" };
import portuguese from "./pt-BR.json" with { type: "json" };

/** The built-in English messages: the last fallback, and the type of every key. */
export const catalogue = english;

/** Built-in messages by locale, each of them complete. A new language is a JSON file and a line here. */
export const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "en-US": english,
  "es-ES": spanish,
  "pt-BR": portuguese,
  "lv-LV": latvian,
  ar,
};

type WithoutPlural<Key> = Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Base
  : Key;

/** Keys that `t()` accepts; plural keys without their suffix. */
export type MessageKey = WithoutPlural<keyof typeof english>;

/** Whether a text is a message key of this build. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(english, text) || Object.hasOwn(english, `${text}_other`);
}

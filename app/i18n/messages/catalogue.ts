import ar from "./ar.json" with { type: "json" };
import english from "./en-US.json" with { type: "json" };
import spanish from "./es-ES.json" with { type: "json" };
import latvian from "./lv-LV.json" with { type: "json" };
import portuguese from "./pt-BR.json" with { type: "json" };

/** The built-in English messages: the last fallback, and the type of every key. */
export const catalogue = english;

/** Messages that the site brings along, by locale, each of them complete. Another language is a file and a line here. */
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

/** What `t()` accepts; plural keys are asked for without their suffix. */
export type MessageKey = WithoutPlural<keyof typeof english>;

/** Whether a text names a message that this version of the site knows. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(english, text) || Object.hasOwn(english, `${text}_other`);
}

import { z } from "zod";
import { isolateNumbers, isRightToLeft } from "~/i18n/isolate-numbers";
import { catalogue, type MessageKey } from "~/i18n/messages/catalogue";
import { fillPlaceholders } from "~/i18n/text-rules";
import type { Translate } from "~/i18n/translator";
import { line, locale } from "./values";

const sharedKeys = Object.keys(catalogue).filter((key): key is MessageKey =>
  /^market\.(?:complaints$|hours\.|limits\.|marks\.)/.test(key),
);

/** Words of the file itself, by locale; nothing overrides them. */
export const ownTexts = z
  .record(locale, line(600), { error: 'must be texts by locale, such as {"da-DK": "…"}' })
  .refine((texts) => Object.keys(texts).length > 0, { error: "must have a text in a locale" });

/** Own words, or what markets share: a key of the message catalogue, whose words may be the content service's. */
export const words = z.union([z.enum(sharedKeys), ownTexts], {
  error: `must be texts by locale, or one of ${sharedKeys.join(", ")}`,
});

export type OwnTexts = z.output<typeof ownTexts>;
export type Words = z.output<typeof words>;

/** The text, and its language if that is not the page's. */
export interface Said {
  text: string;
  lang?: string;
}

/** What translates: a request's context, or a replacement of one. */
export interface Speaker {
  t: Translate;
  locale: { code: string };
}

/**
 * Text of a market: in the locale, else in another variant of its language, else in the first language of the file,
 * which is then returned as `lang`.
 */
export function say(
  said: Words,
  { t, locale: { code } }: Speaker,
  values: Readonly<Record<string, string>> = {},
): Said {
  if (typeof said === "string") return { text: t(said, values) };
  const found = localeFor(said, code);
  const filled = fillPlaceholders(said[found] ?? "", values);
  const text = isRightToLeft(filled) ? isolateNumbers(filled) : filled;
  return languageOf(found) === languageOf(code) ? { text } : { text, lang: found };
}

/** The locale of a text that is shown in another one. */
export function localeFor(texts: OwnTexts, code: string): string {
  const codes = Object.keys(texts);
  return (
    codes.find((own) => own === code) ??
    codes.find((own) => languageOf(own) === languageOf(code)) ??
    codes[0] ??
    code
  );
}

/** The language of a locale. */
export function languageOf(code: string): string {
  return code.split("-", 1)[0] ?? code;
}

import Big from "big.js";
import { z } from "zod";
import { safeHref } from "~/content/safe-href";
import { pageAddress, pictureAddress } from "./address";

/** Stands where an enumeration held a word we do not know; lists hide such items (contract O30). */
export const UNKNOWN = "\u0000unknown";

/** Decimal string in major units; numbers are accepted and become their shortest decimal string (contract 1.7). */
export const AmountSchema = z.union([
  z.string().regex(/^-?\d+(\.\d{1,8})?$/),
  z.number().transform((value) => new Big(value).toFixed()),
]);

/** Letters and digits, not always ISO 4217 (contract 1.7). */
export const CurrencyCodeSchema = z.string().regex(/^[A-Z0-9]{2,6}$/);

/** An amount that names its currency. */
export const MoneySchema = z.object({ amount: AmountSchema, currency: CurrencyCodeSchema });

/** Identity as text, whatever the wire sent: ids are compared as strings (contract D3). */
export const IdSchema = z.union([z.string().min(1).max(64), z.number().int().transform(String)]);

/** ISO 8601 with `Z` or an offset; unix seconds are accepted too (contract 1.8). */
export const DateTimeSchema = z.union([
  z.iso.datetime({ offset: true }),
  z
    .number()
    .int()
    .min(1e9)
    .lt(1e11)
    .transform((seconds) => new Date(seconds * 1000).toISOString()),
]);

/** Calendar date without zone (contract 1.8). */
export const DateSchema = z.iso.date();

const address = z.string().max(2048);

/** Where a picture is. One that may not stand in HTML, or is none, is absent: it never costs its entry (contract O24). */
export const PictureSchema = address.transform((url) => pictureAddress(url) ?? undefined).catch(undefined);

/** A link that a person follows, read as an editor's is: a path of this site, or an address elsewhere. */
export const LinkSchema = address.transform((url) => safeHref(url) ?? undefined).catch(undefined);

/** A frame, a script or a file of somebody else's. */
export const FileSchema = address.transform((url) => pageAddress(url) ?? undefined).catch(undefined);

/** Where a payment goes on, or a script lies; empty when nobody may be sent there: it is not the same as none. */
export const UrlOrEmptySchema = address.transform((url) => pageAddress(url) ?? "");

/** The number 1 and nothing else: a write that answers anything different has not succeeded (contract 1.3). */
export const OneSchema = z.literal(1);

/** 1 yes, 0 no. */
export const ZeroOneSchema = z.union([z.literal(0), z.literal(1)]);

/** Text of which some words are known. They are named in the API description, yet any other word is read too. */
const wordOf = (words: readonly string[]) => z.string().meta({ "x-values": [...words] });

/** A word of a list without a fallback: an item with another word is hidden by the list that holds it. */
export function choice<const T extends readonly string[]>(words: T) {
  return wordOf(words).transform((word) => (words.includes(word) ? word : UNKNOWN) as T[number]);
}

/** A word of a list; any other word counts as the fallback. */
export function choiceOr<const T extends readonly string[], const F extends string>(words: T, fallback: F) {
  return wordOf(words).transform((word): T[number] | F =>
    words.includes(word) ? (word as T[number]) : fallback,
  );
}

/** Several words of a list, unknown ones left out. */
export function choices<const T extends readonly string[]>(words: T) {
  return z
    .array(wordOf(words))
    .transform((list) => list.filter((word): word is T[number] => words.includes(word)));
}

/** A list whose items with unknown words are left out; any other misfit refuses the whole list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).transform((items) => items.filter(isKnown));
}

/** A list of which every item stands for itself: what cannot be read is left out, and costs the others nothing. */
export function sparseListOf<T extends z.ZodType>(item: T) {
  return listOf(item.catch(UNKNOWN as z.output<T>));
}

/** One page of a list (contract 1.6); `total` counts all matches before paging. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: listOf(item), offset: z.number(), limit: z.number(), total: z.number() });
}

/** Names of a schema's top fields, for a `fields` parameter that asks for exactly what is read. */
export function fieldsOf(schema: z.ZodObject): string {
  return Object.keys(schema.shape).join(",");
}

function isKnown(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== UNKNOWN;
  return Object.values(value).every(isKnown);
}

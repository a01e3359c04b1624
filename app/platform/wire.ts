import Big from "big.js";
import { z } from "zod";
import { pageAddress, pictureAddress } from "~/upstream/foreign-address";
import { safeHref } from "~/upstream/safe-href";

/** Replaces an unknown enumeration value; lists drop the items that contain it (docs/contract.md#o30). */
export const UNKNOWN = "\u0000unknown";

/**
 * Decimal string in major units; numbers are accepted and become their shortest decimal string
 * (docs/contract.md#1.7).
 */
export const AmountSchema = z.union([
  z.string().regex(/^-?\d+(\.\d{1,8})?$/),
  z.number().transform((value) => new Big(value).toFixed()),
]);

/** Letters and digits, not always ISO 4217 (docs/contract.md#1.7). */
export const CurrencyCodeSchema = z.string().regex(/^[A-Z0-9]{2,6}$/);

/** An amount that names its currency. */
export const MoneySchema = z.object({ amount: AmountSchema, currency: CurrencyCodeSchema });

/** An id as a string, whatever the wire type: ids are compared as strings (docs/contract.md#d3). */
export const IdSchema = z.union([z.string().min(1).max(64), z.number().int().transform(String)]);

const address = z.string().max(2048);

/** URL of a picture; undefined when it is unsafe or invalid, so that it never costs its item (docs/contract.md#o24). */
export const PictureSchema = address.transform((url) => pictureAddress(url) ?? undefined).catch(undefined);

/** A link for people, parsed like an editor's link: a path of this site or an external URL. Undefined when unsafe. */
export const LinkSchema = address.transform((url) => safeHref(url) ?? undefined).catch(undefined);

/** URL of an external frame, script or file. Undefined when unsafe. */
export const FileSchema = address.transform((url) => pageAddress(url) ?? undefined).catch(undefined);

/** URL of a payment page or a script; empty when unsafe, which is not the same as absent. */
export const UrlOrEmptySchema = address.transform((url) => pageAddress(url) ?? "");

/** The number 1 only: a write with any other result has not succeeded (docs/contract.md#1.3). */
export const OneSchema = z.literal(1);

/** 1 yes, 0 no. */
export const ZeroOneSchema = z.union([z.literal(0), z.literal(1)]);

/** A string with known values, which the API description lists; other values are accepted too. */
const wordOf = (words: readonly string[]) => z.string().meta({ "x-values": [...words] });

/** An enumeration without a fallback: a list drops items with an unknown value. */
export function choice<const T extends readonly string[]>(words: T) {
  return wordOf(words).transform((word) => (words.includes(word) ? word : UNKNOWN) as T[number]);
}

/** An enumeration whose unknown values become the fallback. */
export function choiceOr<const T extends readonly string[], const F extends string>(words: T, fallback: F) {
  return wordOf(words).transform((word): T[number] | F =>
    words.includes(word) ? (word as T[number]) : fallback,
  );
}

/** A list of enumeration values without the unknown ones. */
export function choices<const T extends readonly string[]>(words: T) {
  return z
    .array(wordOf(words))
    .transform((list) => list.filter((word): word is T[number] => words.includes(word)));
}

/** A list without the items that have unknown values; any other invalid item fails the whole list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).transform((items) => items.filter(isKnown));
}

/** A list without the items that do not parse. */
export function sparseListOf<T extends z.ZodType>(item: T) {
  return listOf(item.catch(UNKNOWN as z.output<T>));
}

/** One page of a list (docs/contract.md#1.6); `total` counts all matches before paging. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: listOf(item), offset: z.number(), limit: z.number(), total: z.number() });
}

/** Returns the names of a schema's top-level fields, for a `fields` parameter that requests exactly what is read. */
export function fieldsOf(schema: z.ZodObject): string {
  return Object.keys(schema.shape).join(",");
}

function isKnown(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== UNKNOWN;
  return Object.values(value).every(isKnown);
}

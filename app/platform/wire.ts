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

/** Any short text, often not of ISO 4217, such as `USDT`, `mBTC` or `$WIF` (docs/contract.md#o46). */
export const CurrencyCodeSchema = z.string().regex(/^(?!\s*$)\P{C}{1,12}$/u);

/** An amount that names its currency. */
export const MoneySchema = z.object({ amount: AmountSchema, currency: CurrencyCodeSchema });

/** An id as a string, whatever the wire type: ids are compared as strings (docs/contract.md#d3). */
export const IdSchema = z.union([z.string().min(1).max(64), z.number().int().transform(String)]);

const address = z.string().max(2048);

/** The id of a row of money, which is shown without one too, but offers nothing to do then. */
export const IdOrNone = orElse(IdSchema, "");

/** URL of a picture; undefined when it is unsafe or invalid, so that it never costs its item (docs/contract.md#o24). */
export const PictureSchema = address.transform((url) => pictureAddress(url) ?? undefined).catch(undefined);

/** A link for people, parsed like an editor's link: a path of this site or an external URL. Undefined when unsafe. */
export const LinkSchema = address.transform((url) => safeHref(url) ?? undefined).catch(undefined);

/** URL of an external frame, script or file. Undefined when unsafe. */
export const FileSchema = address.transform((url) => pageAddress(url) ?? undefined).catch(undefined);

/** URL of a payment page; empty when unsafe, which is not the same as absent. */
export const UrlOrEmptySchema = address.transform((url) => pageAddress(url) ?? "");

/** The number 1 only: a write with any other result has not succeeded (docs/contract.md#1.3). */
export const OneSchema = z.literal(1);

/** 1 yes, 0 no. */
export const ZeroOneSchema = z.union([z.literal(0), z.literal(1)]);

/** Any value at all, where only its being there says something. */
export const AnySchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.looseObject({}),
  z.array(z.looseObject({})),
]);

/** Yes or no, where any reply that is truthy says yes (docs/product.md#4). */
export const TruthySchema = z
  .union([ZeroOneSchema, AnySchema])
  .transform((reply) => Boolean(reply) && reply !== "0");

/** A string with known values, which the API description lists; other values are accepted too. */
const wordOf = (words: readonly string[]) => z.string().meta({ "x-values": [...words] });

/**
 * A field with a declared fallback, for a value that is missing or does not fit (docs/decisions/005-replies-as-schemas.md).
 * Null stands for such a value: `parseLeniently` reports it and puts null there, and the wire's own nulls are dropped
 * before. A field that is neither optional nor has a fallback costs the object around it.
 */
export function orElse<T extends z.ZodType, F = z.output<T>>(schema: T, fallback: F) {
  return schema
    .nullable()
    .meta({ "x-fallback": fallback ?? null })
    .transform((value): z.output<T> | F => (value === null ? fallback : (value as z.output<T>)));
}

/** What a page shows if it is there. */
export const orAbsent = <T extends z.ZodType>(schema: T) => orElse(schema, undefined);

/** Optional, where a value that does not fit is not the same as none: it is null. */
export const orUnreadable = <T extends z.ZodType>(schema: T) =>
  schema.nullable().meta({ "x-fallback": null }).optional();

/** Text, empty by default. */
export const TextOrNone = orElse(z.string(), "");

/** An enumeration without a fallback: a list drops items with an unknown value. */
export function choice<const T extends readonly string[]>(words: T) {
  return wordOf(words).transform((word) => (words.includes(word) ? word : UNKNOWN) as T[number]);
}

/** An enumeration whose unknown values become the fallback, as a missing one does. */
export function choiceOr<const T extends readonly string[], const F extends string>(words: T, fallback: F) {
  const known = wordOf(words).transform((word): T[number] | F =>
    words.includes(word) ? (word as T[number]) : fallback,
  );
  return orElse(known, fallback);
}

/** A list of enumeration values without the unknown ones. */
export function choices<const T extends readonly string[]>(words: T) {
  const known = z
    .array(wordOf(words))
    .transform((list) => list.filter((word): word is T[number] => words.includes(word)));
  return orElse(known, [] as T[number][]);
}

/** A list without the items that have unknown values. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).transform((items) => items.filter(isKnown));
}

/** A list that an object can do without: none if nothing of it fits. */
export function anyOf<T extends z.ZodType>(item: T) {
  return orElse(listOf(item), [] as z.output<T>[]);
}

/** Yes or no, no by default. */
export const FlagOrNo = orElse(z.boolean(), false);

const CountSchema = orElse(z.number(), 0);

/** One page of a list (docs/contract.md#1.6); `total` counts all matches before paging. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z
    .object({ items: listOf(item), offset: CountSchema, limit: CountSchema, total: orAbsent(z.number()) })
    .transform((page) => ({ ...page, total: page.total ?? page.offset + page.items.length }));
}

/** Returns the names of a schema's top-level fields, for a `fields` parameter that requests exactly what is read. */
export function fieldsOf(schema: z.ZodObject): string {
  return Object.keys(schema.shape).join(",");
}

function isKnown(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== UNKNOWN;
  return Object.values(value).every(isKnown);
}

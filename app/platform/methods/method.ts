import { z } from "zod";
import type { TimeClass } from "~/upstream/transport/budgets";
import type { WireValue } from "../call/wire-pairs";

/**
 * Who may share a reply (docs/contract.md#1.10). S: all visitors of a host and locale. SC: those of one country too.
 * P: one visitor, or a call with side effects; never shared.
 */
export type CacheClass = "S" | "SC" | "P";

export interface MethodDefinition {
  verb: "GET" | "POST";
  class: CacheClass;
  timeClass: TimeClass;
  /** Transforms the caller's parameters to wire form. */
  params: z.ZodType<{ [name: string]: WireValue }>;
  reply: z.ZodType;
  /** The name on the wire where it is not the registry's own; `{provider}` is `CallOptions.provider`. */
  wireName?: string;
  /** A GET with side effects (sign-out): its reply is not reused, and later reads are sent again. */
  hasEffect?: true;
  /** The reply holds the site's gates, which are read whatever becomes of the rest (docs/contract.md#o36). */
  hasGates?: true;
  /** A platform may do without it: that it is unknown is not reported as invalid. */
  isOptional?: true;
  /** Starts a session: sent without the visitor's cookies, to prevent session fixation. */
  startsSession?: true;
}

type Row<P, R> = MethodDefinition & { params: P; reply: R };
type ParamsSchema = MethodDefinition["params"];

/** Defines a read whose reply visitors share. */
export function sharedRead<P extends ParamsSchema, R extends z.ZodType>(
  cacheClass: "S" | "SC",
  params: P,
  reply: R,
  timeClass: TimeClass = "public",
): Row<P, R> {
  return { verb: "GET", class: cacheClass, timeClass, params, reply };
}

/** Defines a visitor's own read. */
export function ownRead<P extends ParamsSchema, R extends z.ZodType>(params: P, reply: R): Row<P, R> {
  return { verb: "GET", class: "P", timeClass: "private", params, reply };
}

/** Defines a visitor's own write that moves no money. */
export function ownWrite<P extends ParamsSchema, R extends z.ZodType>(params: P, reply: R): Row<P, R> {
  return { verb: "POST", class: "P", timeClass: "private", params, reply };
}

/** Defines a write that moves money, bonuses or limits: it has a long timeout and is never retried. */
export function moneyWrite<P extends ParamsSchema, R extends z.ZodType>(params: P, reply: R): Row<P, R> {
  return { verb: "POST", class: "P", timeClass: "money", params, reply };
}

export const noParams = z.object({});
export const paging = {
  offset: z.number().int().min(0).optional(),
  count: z.number().int().min(0).max(300).optional(),
};
/** An id: a string, or a number where the caller has one. */
export const IdParam = z.union([z.string().min(1), z.number().int()]);

/** An id within JSON: the integer that it is on the wire (docs/contract.md#d3), or the string where it is none. */
export const JsonIdParam = IdParam.transform((id) =>
  /^[1-9]\d*$/.test(String(id)) && Number.isSafeInteger(Number(id)) ? Number(id) : id,
);

/** A list that is sent as one comma-separated value (docs/contract.md#d9). */
export function commaList<T extends z.ZodType<string | number>>(item: T) {
  return z.array(item).transform((items) => items.join(","));
}

/** An object that is sent as JSON with sorted keys (docs/contract.md#d53). */
export function jsonText<T extends z.ZodObject>(schema: T) {
  return schema.transform((value) => {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
    return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
  });
}

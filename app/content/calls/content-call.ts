import type { z } from "zod";

/** One call of the content service, as it is declared to the outside. */
export interface ContentCall {
  verb: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the content address (`service`), or below the prefix of its content API (`api`). */
  base: "service" | "api";
  /** `{name}` is a part of the address. */
  path: string;
  /** S: everybody's reply (contract 1.10). P: one account's, or a call with effects. */
  class: "S" | "P";
  query?: z.ZodObject;
  /** Sent as JSON. */
  body?: z.ZodObject;
  reply: ContentReply;
}

/**
 * plain: as it stands. one, many: an entry or several, wrapped by Strapi 4 and 5 and bare in version 3.
 * text: no JSON. redirect: an answer that leads elsewhere.
 */
export type ContentReply =
  | { kind: "plain" | "one" | "many"; schema: z.ZodType }
  | { kind: "text" }
  | { kind: "redirect" };

type Questions = Pick<ContentCall, "query">;

/** A document of the service itself: no wrapping, no account (contract 4.1). */
export function serviceRead(path: string, schema: z.ZodType, questions: Questions = {}): ContentCall {
  return { verb: "GET", base: "service", path, class: "S", reply: { kind: "plain", schema }, ...questions };
}

/** Entries of a content type that everybody may read (contract 4.3). */
export function entries(
  kind: "one" | "many",
  path: string,
  schema: z.ZodType,
  query: z.ZodObject,
): ContentCall {
  return { verb: "GET", base: "api", path, class: "S", query, reply: { kind, schema } };
}

/** A write to a content type: the fields stand under `data`, in version 3 by themselves. */
export function entryWrite(
  verb: "POST" | "PUT" | "DELETE",
  path: string,
  schema: z.ZodType,
  body?: z.ZodObject,
): ContentCall {
  return { verb, base: "api", path, class: "P", body, reply: { kind: "one", schema } };
}

/** An account's own call. */
export function accountCall(
  verb: "GET" | "POST",
  path: string,
  schema: z.ZodType,
  input: Pick<ContentCall, "query" | "body"> = {},
): ContentCall {
  return { verb, base: "api", path, class: "P", reply: { kind: "plain", schema }, ...input };
}

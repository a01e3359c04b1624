import type { z } from "zod";

/** One call of the content service, as published in the API description. */
export interface ContentCall {
  verb: "GET" | "POST" | "PUT" | "DELETE";
  /** Whether `path` is relative to the content URL (`service`) or to the prefix of its content API (`api`). */
  base: "service" | "api";
  /** `{name}` is a path parameter. */
  path: string;
  /** S: the same reply for all visitors, cacheable (docs/contract.md#1.10). P: one account's reply, or a write. */
  class: "S" | "P";
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodObject;
  reply: ContentReply;
}

/**
 * plain: JSON of the schema itself. one, many: one or several entries, wrapped by Strapi 4 and 5, bare in version 3.
 * text: plain text. redirect: a 3xx response.
 */
export type ContentReply =
  | { kind: "plain" | "one" | "many"; schema: z.ZodType }
  | { kind: "text" }
  | { kind: "redirect" };

type Questions = Pick<ContentCall, "query">;

/** Declares a document of the service itself: not wrapped, no account (docs/contract.md#4.1). */
export function serviceRead(path: string, schema: z.ZodType, questions: Questions = {}): ContentCall {
  return { verb: "GET", base: "service", path, class: "S", reply: { kind: "plain", schema }, ...questions };
}

/** Declares a read of publicly readable entries of a content type (docs/contract.md#4.3). */
export function entries(
  kind: "one" | "many",
  path: string,
  schema: z.ZodType,
  query: z.ZodObject,
): ContentCall {
  return { verb: "GET", base: "api", path, class: "S", query, reply: { kind, schema } };
}

/** Declares a write to a content type: the fields are wrapped in `data`, except in version 3. */
export function entryWrite(
  verb: "POST" | "PUT" | "DELETE",
  path: string,
  schema: z.ZodType,
  body?: z.ZodObject,
): ContentCall {
  return { verb, base: "api", path, class: "P", body, reply: { kind: "one", schema } };
}

/** Declares a call of one content account. */
export function accountCall(
  verb: "GET" | "POST",
  path: string,
  schema: z.ZodType,
  input: Pick<ContentCall, "query" | "body"> = {},
): ContentCall {
  return { verb, base: "api", path, class: "P", reply: { kind: "plain", schema }, ...input };
}

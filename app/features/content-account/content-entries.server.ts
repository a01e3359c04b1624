import qs from "qs";
import { z } from "zod";
import type { AccountCall } from "~/content/account/account-client.server";
import { ContentError } from "~/content/account/content-error";
import { contentTokenIn } from "~/content/account/content-token";
import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import type { AppContext } from "~/context/app-context";
import type { Json, JsonObject } from "~/upstream/json";
import { createPublicAddresses } from "~/upstream/public-addresses";

// Entries of any content type, on behalf of the visitor's content account (docs/product.md#7.2). Replies are
// flattened; failures are ContentErrors.

/** Nested as the content API expects it: `{ filters: { url: { $eq: "/" } }, sort: ["title:asc"] }`. */
export type EntryQuery = Readonly<Record<string, unknown>>;

interface EntryType {
  /** Collection or single type, as in the URL. */
  type: string;
  query?: EntryQuery;
}
interface OneEntry extends EntryType {
  /** Absent for a single type. */
  id?: string;
}

const PaginationSchema = z.object({
  meta: z.object({ pagination: z.record(z.string(), z.number()) }),
});

/** `pagination` as the server reports it; null in version 3, which sends none. */
export async function listEntries(context: AppContext, { type, query }: EntryType) {
  const reply = await read(context, addressOf(context, { type, query }));
  const entries = flat(context, reply);
  const counted = PaginationSchema.safeParse(reply);
  return {
    entries: Array.isArray(entries) ? entries : [],
    pagination: counted.success ? counted.data.meta.pagination : null,
  };
}

export async function readEntry(context: AppContext, entry: OneEntry): Promise<Json> {
  return flat(context, await read(context, addressOf(context, entry)));
}

export async function createEntry(context: AppContext, entry: EntryType & { fields: JsonObject }) {
  return write(context, "POST", entry, entry.fields);
}

export async function updateEntry(context: AppContext, entry: OneEntry & { fields: JsonObject }) {
  return write(context, "PUT", entry, entry.fields);
}

/** Returns the deleted entry; null in version 5, which sends no body. */
export async function deleteEntry(context: AppContext, entry: OneEntry) {
  return write(context, "DELETE", entry);
}

/** The fields are wrapped in `data`, except in version 3. */
async function write(
  context: AppContext,
  verb: AccountCall["verb"],
  { type, id, query = {} }: OneEntry,
  fields?: JsonObject,
): Promise<Json> {
  const body = fields && (context.config.contentApiVersion === 3 ? fields : { data: fields });
  return flat(context, await context.content.send({ verb, path: pathOf(type, id, query), body }));
}

/**
 * A stale token makes even public reads fail with 401: it is dropped and the read retried without
 * (docs/contract.md#o11).
 */
async function read(context: AppContext, path: string): Promise<Json | null> {
  const token = contentTokenIn(context.cookies);
  try {
    return await context.content.send({ verb: "GET", path });
  } catch (error) {
    if (!(error instanceof ContentError) || error.status !== 401 || !token.get()) throw error;
    token.clear();
    return context.content.send({ verb: "GET", path });
  }
}

/** Reads carry the locale of the page unless the query names one. */
function addressOf({ config, locale }: AppContext, { type, id, query = {} }: OneEntry): string {
  const name = config.contentApiVersion === 3 ? "_locale" : "locale";
  return pathOf(type, id, { [name]: locale.code, ...query });
}

function pathOf(type: string, id: string | undefined, query: EntryQuery): string {
  const path = [type, id].filter((part) => part !== undefined).map(encodeURIComponent);
  return `/${path.join("/")}${qs.stringify(query, { encodeValuesOnly: true, addQueryPrefix: true })}`;
}

function flat({ config }: AppContext, reply: Json | null): Json {
  return reply === null ? null : flattenStrapi(reply, createPublicAddresses(config).base("content"));
}

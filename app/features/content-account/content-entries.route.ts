import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import qs from "qs";
import { accountRefusal, accountReply } from "~/content/account/account-reply";
import { contentTokenIn } from "~/content/account/content-token";
import type { RouteHandle } from "~/context/route-handle";
import { readForm } from "~/forms/validation/read-form.server";
import { notFound } from "~/shell/system-pages/failures";
import { isJsonObject, type JsonObject, parseJson } from "~/upstream/json";
import { createEntry, deleteEntry, listEntries, readEntry, updateEntry } from "./content-entries.server";

/** Differs by visitor: never stored in a shared cache. */
export const handle = { shared: false } satisfies RouteHandle;

/** Limits of docs/product.md#9 for the parsed query. */
const QUERY_LIMITS = { arrayLimit: 20, depth: 5, parameterLimit: 1000, plainObjects: true };

/** Queries by which versions 5, 4 and 3 return drafts to any reader; drafts are for editors only. */
const OF_DRAFTS = ["status", "publicationState", "_publicationState"];

/** A collection's entries, one entry, or a single type (`?single`); 401 without a content account's token. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!contentTokenIn(context.cookies).get()) return accountRefusal(401, "NO_CONTENT_SESSION");
  const entry = entryOf(params);
  const { single, ...filters } = qs.parse(context.search.slice(1), QUERY_LIMITS);
  const query = Object.fromEntries(Object.entries(filters).filter(([name]) => !OF_DRAFTS.includes(name)));
  const isOne = entry.id !== undefined || single !== undefined;
  return accountReply(context, async () =>
    isOne
      ? { entry: await readEntry(context, { ...entry, query }) }
      : listEntries(context, { ...entry, query }),
  );
}

const writes = { create: createEntry, update: updateEntry, delete: deleteEntry };

/** Creates, updates or deletes an entry by `intent`; `data` holds the fields as JSON, unused by a deletion. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (!contentTokenIn(context.cookies).get()) return accountRefusal(401, "NO_CONTENT_SESSION");
  const entry = entryOf(params);
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const write = Object.hasOwn(writes, intent) ? writes[intent as keyof typeof writes] : undefined;
  const fields = intent === "delete" ? {} : fieldsOf(form.get("data"));
  if (!write || !fields) return accountRefusal(400, "INVALID_FORM");
  return accountReply(context, async () => ({ entry: await write(context, { ...entry, fields }) }));
}

function entryOf({ type = "", id }: { type?: string; id?: string }) {
  if (![type, id ?? type].every((part) => /^[\w-]{1,60}$/.test(part))) throw notFound();
  return { type, id };
}

function fieldsOf(value: FormDataEntryValue | null): JsonObject | null {
  try {
    const fields = typeof value === "string" ? parseJson(value) : null;
    return isJsonObject(fields ?? undefined) ? (fields as JsonObject) : null;
  } catch {
    return null;
  }
}

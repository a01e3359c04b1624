import { defaultLocale } from "../../world/words";
import type { World } from "../../world/world";
import { answerAccount, type ContentRequest } from "../accounts/answer";
import { readBearer } from "../accounts/session";
import { editorialReply, jsonType } from "../caching";
import type { ContentType } from "../entries/entry";
import { contentTypes } from "../entries/types";
import { type Dialect, dialects, type Found } from "./dialects";
import { entriesIn, findEntry, type NamedType } from "./entries";
import type { ContentQuery } from "./query";
import { ContentRefusal } from "./refusal";
import { write } from "./write";

/** The CMS half of docs/contract.md#4.3, in the shapes that real servers of versions 3, 4 and 5 were recorded with. */
export async function answerContentApi(
  world: World,
  request: Request,
  url: URL,
  prefix: string,
): Promise<Response> {
  const dialect = dialects[world.settings.contentApiVersion];
  const path = url.pathname.slice(prefix.length + 1);
  try {
    const requested = { world, request, url, path, dialect, bearer: readBearer(world, request) };
    return (await answerAccount(requested)) ?? (await answerEntries(requested));
  } catch (error) {
    if (error instanceof ContentRefusal) return dialect.refuse(error);
    throw error;
  }
}

async function answerEntries(requested: ContentRequest): Promise<Response> {
  const { world, request, url, path, dialect, bearer } = requested;
  const [typeName = "", id] = path.split("/");
  const type = Object.hasOwn(contentTypes, typeName) ? contentTypes[typeName] : undefined;
  if (!type) throw new ContentRefusal(404, "Not Found");
  const named = { name: typeName, type, areDrafts: wantsDrafts(url, dialect) };
  // As the kit does it: whoever reads a type reads no drafts of it (`integrations/strapi/src/drafts.js`).
  if (named.areDrafts && bearer !== "operator") throw new ContentRefusal(403, "Forbidden");
  if (request.method !== "GET") return write(world, request, url, dialect, named, id, bearer);
  const query = dialect.readQuery(url);
  return editorialReply(world, request, jsonType, () =>
    JSON.stringify(
      type.kind === "single" || id
        ? one(world, dialect, named, query, id)
        : many(world, dialect, named, query),
    ),
  );
}

/** Only version 5 has drafts here. */
function wantsDrafts({ searchParams }: URL, { version }: Dialect): boolean {
  return version === 5 && searchParams.get("status") === "draft";
}

function one(
  world: World,
  dialect: Dialect,
  named: NamedType,
  query: ContentQuery,
  id: string | undefined,
): unknown {
  const found = findEntry(world, dialect, named, query.locale, id);
  return dialect.one(query.isPopulated ? found : scalarsOnly(named.type, found));
}

function many(world: World, dialect: Dialect, named: NamedType, query: ContentQuery): unknown {
  const all = entriesIn(world, named, query.locale);
  const fieldOf = (found: Found, field: string) =>
    dialect.times.includes(field) ? found.publishedAt : field === "id" ? found.id : found.fields[field];
  refuseUnknownFields(dialect, all[0] ?? entriesIn(world, named, defaultLocale)[0], query);
  const matching = all.filter((found) =>
    query.filters.every((filter) => matches(filter, fieldOf(found, filter.field))),
  );
  const sorted = matching.sort((first, second) => {
    for (const { field, isDescending } of query.sort) {
      const difference = compare(fieldOf(first, field), fieldOf(second, field));
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return first.id - second.id;
  });
  const { paging } = query;
  const start = "start" in paging ? paging.start : (paging.page - 1) * paging.pageSize;
  const shown = sorted.slice(start, start + ("start" in paging ? paging.limit : paging.pageSize));
  return dialect.many(query.isPopulated ? shown : shown.map((found) => scalarsOnly(named.type, found)), {
    total: sorted.length,
    paging,
  });
}

function refuseUnknownFields(dialect: Dialect, sample: Found | undefined, query: ContentQuery): void {
  const known = new Set(["id", "locale", ...dialect.times, ...Object.keys(sample?.fields ?? {})]);
  const unknown = [...query.filters, ...query.sort].find(({ field }) => !known.has(field));
  if (unknown) throw new ContentRefusal(400, `Invalid parameter ${unknown.field}`);
}

function matches({ operator, values }: ContentQuery["filters"][number], value: unknown): boolean {
  const text = String(value ?? "");
  switch (operator) {
    case "$ne":
      return !values.includes(text);
    case "$contains":
      return values.some((part) => text.includes(part));
    default:
      return values.includes(text);
  }
}

function compare(first: unknown, second: unknown): number {
  if (typeof first === "number" && typeof second === "number") return first - second;
  return String(first ?? "").localeCompare(String(second ?? ""));
}

/** Without `populate` no component, relation or file is sent. */
function scalarsOnly(type: ContentType, found: Found): Found {
  const visible = Object.entries(found.fields).filter(
    ([name, value]) => typeof value !== "object" || value === null || type.jsonFields?.includes(name),
  );
  return { ...found, fields: Object.fromEntries(visible) };
}

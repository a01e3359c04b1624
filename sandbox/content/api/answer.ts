import { isoTime } from "../../world/clock";
import { defaultLocale, isLocaleCode, localeCodes } from "../../world/words";
import type { World } from "../../world/world";
import { editorialReply, jsonType } from "../caching";
import type { ContentType } from "../entries/entry";
import { contentTypes } from "../entries/types";
import { type Dialect, dialects, type Found } from "./dialects";
import type { ContentQuery } from "./query";
import { ContentRefusal } from "./refusal";

/** The CMS half of contract 4.3, in the shapes that real servers of versions 3, 4 and 5 were recorded with. */
export function answerContentApi(world: World, request: Request, url: URL, prefix: string): Response {
  const dialect = dialects[world.settings.contentApiVersion];
  const [typeName = "", id] = url.pathname.slice(prefix.length + 1).split("/");
  try {
    refuseUnknownToken(world, request);
    const type = Object.hasOwn(contentTypes, typeName) ? contentTypes[typeName] : undefined;
    if (!type) throw new ContentRefusal(404, "Not Found");
    if (request.method !== "GET") throw new ContentRefusal(403, "Forbidden");
    const query = dialect.readQuery(url);
    return editorialReply(world, request, jsonType, () =>
      JSON.stringify(
        type.kind === "single" || id
          ? one(world, dialect, type, query, id)
          : many(world, dialect, type, query),
      ),
    );
  } catch (error) {
    if (error instanceof ContentRefusal) return dialect.refuse(error);
    throw error;
  }
}

/** Recorded: a bad token makes every read 401, public ones too. */
function refuseUnknownToken(world: World, request: Request): void {
  const header = request.headers.get("authorization");
  if (header && header !== `Bearer ${world.settings.contentApiToken}`) {
    throw new ContentRefusal(401, "Missing or invalid credentials");
  }
}

function one(
  world: World,
  dialect: Dialect,
  type: ContentType,
  query: ContentQuery,
  id: string | undefined,
): unknown {
  const found = id
    ? localeCodes
        .flatMap((locale) => entriesIn(world, type, locale))
        .find((entry) => dialect.idOf(entry) === id)
    : entriesIn(world, type, query.locale)[0];
  if (!found) throw new ContentRefusal(404, "Not Found");
  return dialect.one(query.isPopulated ? found : scalarsOnly(type, found));
}

function many(world: World, dialect: Dialect, type: ContentType, query: ContentQuery): unknown {
  const all = entriesIn(world, type, query.locale);
  const fieldOf = (found: Found, field: string) =>
    dialect.times.includes(field) ? found.publishedAt : field === "id" ? found.id : found.fields[field];
  refuseUnknownFields(dialect, all[0] ?? entriesIn(world, type, defaultLocale)[0], query);
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
  return dialect.many(query.isPopulated ? shown : shown.map((found) => scalarsOnly(type, found)), {
    total: sorted.length,
    paging,
  });
}

/** Ids differ by locale, as they do in the CMS. */
function entriesIn(world: World, type: ContentType, code: string | undefined): Found[] {
  const locale = code ?? defaultLocale;
  if (!isLocaleCode(locale)) return [];
  return type.entries(world, locale).map(({ key, fields }, index) => ({
    id: index * localeCodes.length + localeCodes.indexOf(locale) + 1,
    key,
    locale,
    publishedAt: isoTime(world.origin).replace("Z", ".000Z"),
    fields,
  }));
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
  const kept = Object.entries(found.fields).filter(
    ([name, value]) => typeof value !== "object" || value === null || type.jsonFields?.includes(name),
  );
  return { ...found, fields: Object.fromEntries(kept) };
}

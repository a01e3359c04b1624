import { jsonReply, privateHeaders } from "../../platform/protocol/replies";
import { hash } from "../../world/random";
import type { Media } from "../entries/entry";
import { type ContentQuery, readFlatQuery, readNestedQuery } from "./query";
import type { ContentRefusal } from "./refusal";

/** An entry as the selection found it; `fields` hold scalars, components and `Media`. */
export interface Found {
  id: number;
  key: string;
  locale: string;
  publishedAt: string;
  fields: Record<string, unknown>;
}

export interface Paging {
  total: number;
  paging: ContentQuery["paging"];
}

/** How one major version of the CMS asks and answers. */
export interface Dialect {
  readQuery(url: URL): ContentQuery;
  /** Names of the times that every entry has; they can be filtered and sorted by. */
  times: string[];
  one(found: Found): unknown;
  many(found: Found[], paging: Paging): unknown;
  refuse(refusal: ContentRefusal): Response;
  idOf(found: Found): string;
}

const v3: Dialect = {
  readQuery: readFlatQuery,
  times: ["created_at", "updated_at", "published_at"],
  one: flatV3,
  many: (found) => found.map(flatV3),
  refuse({ status, message }) {
    // Recorded: 404 and 405 are plain text in this version.
    if (status === 404 || status === 405) return new Response(message, { status });
    return jsonReply({ statusCode: status, error: statusName(status), message }, status, privateHeaders());
  },
  idOf: ({ id }) => String(id),
};

const v4: Dialect = {
  readQuery: (url) => readNestedQuery(url, false),
  times: ["createdAt", "updatedAt", "publishedAt"],
  one: (found) => ({ data: wrapV4(found), meta: {} }),
  many: (found, paging) => ({ data: found.map(wrapV4), meta: { pagination: pagination(paging) } }),
  refuse: refuseWithError,
  idOf: ({ id }) => String(id),
};

const v5: Dialect = {
  readQuery: (url) => readNestedQuery(url, true),
  times: v4.times,
  one: (found) => ({ data: flatV5(found), meta: {} }),
  many: (found, paging) => ({ data: found.map(flatV5), meta: { pagination: pagination(paging) } }),
  refuse: refuseWithError,
  idOf: documentId,
};

export const dialects = { 3: v3, 4: v4, 5: v5 };

function flatV3(found: Found) {
  const times = Object.fromEntries(v3.times.map((name) => [name, found.publishedAt]));
  return { id: found.id, ...withMedia(found.fields, plainFile), locale: found.locale, ...times };
}

function wrapV4(found: Found) {
  const times = Object.fromEntries(v4.times.map((name) => [name, found.publishedAt]));
  const wrapFile = (file: Media) => ({ data: { id: fileId(file), attributes: fileFacts(file) } });
  return {
    id: found.id,
    attributes: { ...withMedia(found.fields, wrapFile), ...times, locale: found.locale },
  };
}

function flatV5(found: Found) {
  const times = Object.fromEntries(v5.times.map((name) => [name, found.publishedAt]));
  const ids = { id: found.id, documentId: documentId(found) };
  return { ...ids, ...withMedia(found.fields, plainFile), ...times, locale: found.locale };
}

/** Recorded: 24 small letters and digits. */
function documentId({ key }: Found): string {
  return [key, `${key}/1`, `${key}/2`, `${key}/3`]
    .map((part) => hash(part).toString(36).padStart(6, "0").slice(-6))
    .join("");
}

function withMedia(value: unknown, show: (file: Media) => unknown): Record<string, unknown> {
  return shaped(value, show) as Record<string, unknown>;
}

function shaped(value: unknown, show: (file: Media) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(item, show));
  if (typeof value !== "object" || value === null) return value;
  if ("mediaUrl" in value) return show(value as Media);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shaped(item, show)]));
}

const plainFile = (file: Media) => ({ id: fileId(file), ...fileFacts(file) });
const fileId = ({ mediaUrl }: Media) => (hash(mediaUrl) % 90_000) + 1;

function fileFacts({ mediaUrl }: Media) {
  const name = mediaUrl.slice(mediaUrl.lastIndexOf("/") + 1);
  const ext = name.slice(name.lastIndexOf("."));
  return {
    name,
    alternativeText: null,
    caption: null,
    width: null,
    height: null,
    formats: null,
    hash: `${name.replace(/\W/g, "_")}_${hash(mediaUrl).toString(16)}`,
    ext,
    mime: ext === ".webp" ? "image/webp" : "image/svg+xml",
    size: 1.2,
    url: mediaUrl,
    previewUrl: null,
    provider: "local",
    provider_metadata: null,
  };
}

function pagination({ total, paging }: Paging) {
  if ("start" in paging) return { start: paging.start, limit: paging.limit, total };
  return { ...paging, pageCount: Math.ceil(total / paging.pageSize), total };
}

function refuseWithError({ status, message, details }: ContentRefusal): Response {
  const error = {
    status,
    name: errorNames[status] ?? "UnknownError",
    message,
    ...(status === 500 ? {} : { details }),
  };
  return jsonReply({ data: null, error }, status, privateHeaders());
}

const errorNames: Record<number, string> = {
  400: "ValidationError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  500: "InternalServerError",
};

function statusName(status: number): string {
  return (
    { 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 500: "Internal Server Error" }[status] ??
    "Error"
  );
}

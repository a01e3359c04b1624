import { jsonReply, privateHeaders } from "../../platform/protocol/replies";
import { isoTime } from "../../world/clock";
import { hash } from "../../world/random";
import type { ContentAccount } from "../accounts/state";
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
  version: 3 | 4 | 5;
  readQuery(url: URL): ContentQuery;
  /** Names of the times that every entry has; they can be filtered and sorted by. */
  times: string[];
  one(found: Found): unknown;
  many(found: Found[], paging: Paging): unknown;
  refuse(refusal: ContentRefusal): Response;
  idOf(found: Found): string;
  account(account: ContentAccount): Record<string, unknown>;
  /** The fields of a write; undefined when the body does not hold them where this version looks. */
  fieldsIn(body: Record<string, unknown>): unknown;
  created: number;
  /** Version 5 answers a deletion with nothing. */
  deleted: 200 | 204;
}

const v3: Dialect = {
  version: 3,
  readQuery: readFlatQuery,
  times: ["created_at", "updated_at", "published_at"],
  one: flatV3,
  many: (found) => found.map(flatV3),
  refuse({ status: theirs, message: text, v3 }) {
    const { status = theirs, id, message = text } = v3 ?? {};
    // Recorded: 404 and 405 are plain text in this version.
    if (!v3 && (status === 404 || status === 405)) return new Response(message, { status });
    const words = id === undefined ? message : [{ messages: [{ id, ...(message && { message }) }] }];
    const body = { statusCode: status, error: statusName(status), message: words };
    return jsonReply(id === undefined ? body : { ...body, data: words }, status, privateHeaders());
  },
  idOf: ({ id }) => String(id),
  account: (account) => ({ ...accountAttributes(account), role: roleOf(account), ...times(v3, account) }),
  fieldsIn: (body) => body,
  created: 200,
  deleted: 200,
};

const v4: Dialect = {
  version: 4,
  readQuery: (url) => readNestedQuery(url, false),
  times: ["createdAt", "updatedAt", "publishedAt"],
  one: (found) => ({ data: wrapV4(found), meta: {} }),
  many: (found, paging) => ({ data: found.map(wrapV4), meta: { pagination: pagination(paging) } }),
  refuse: refuseWithError,
  idOf: ({ id }) => String(id),
  account: (account) => ({ ...accountAttributes(account), ...times(v4, account) }),
  fieldsIn: ({ data }) => data,
  created: 200,
  deleted: 200,
};

const v5: Dialect = {
  version: 5,
  readQuery: (url) => readNestedQuery(url, true),
  times: v4.times,
  one: (found) => ({ data: flatV5(found), meta: {} }),
  many: (found, paging) => ({ data: found.map(flatV5), meta: { pagination: pagination(paging) } }),
  refuse: refuseWithError,
  idOf: documentId,
  account: (account) => {
    const { id, ...attributes } = accountAttributes(account);
    return { id, documentId: documentId({ key: `account ${id}` }), ...attributes, ...times(v5, account) };
  },
  fieldsIn: ({ data }) => data,
  created: 201,
  deleted: 204,
};

export const dialects = { 3: v3, 4: v4, 5: v5 };

function flatV3(found: Found) {
  const times = Object.fromEntries(v3.times.map((name) => [name, found.publishedAt]));
  return { id: found.id, ...withMedia(found.fields, plainFile), locale: found.locale, ...times };
}

function wrapV4(found: Found) {
  const times = Object.fromEntries(v4.times.map((name) => [name, found.publishedAt]));
  const wrapFile = (file: Media) => ({ data: { id: fileId(file), attributes: fileAttributes(file) } });
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

function accountAttributes({ id, username, email, provider, confirmed, blocked }: ContentAccount) {
  return { id, username, email, provider, confirmed, blocked };
}

/** Accounts have the dialect's own times; the one of publication in version 5 alone. */
function times({ version, times: names }: Dialect, { createdAt }: ContentAccount) {
  const moment = isoTime(createdAt).replace("Z", ".000Z");
  return Object.fromEntries(names.slice(0, version === 5 ? 3 : 2).map((name) => [name, moment]));
}

/** Only version 3 shows it to the account itself. */
function roleOf({ isEditor }: ContentAccount) {
  const name = isEditor ? "Editor" : "Authenticated";
  return { id: isEditor ? 3 : 1, name, description: `${name} accounts.`, type: name.toLowerCase() };
}

/** Recorded: 24 small letters and digits. */
function documentId({ key }: Pick<Found, "key">): string {
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

const plainFile = (file: Media) => ({ id: fileId(file), ...fileAttributes(file) });
const fileId = ({ mediaUrl }: Media) => (hash(mediaUrl) % 90_000) + 1;

function fileAttributes({ mediaUrl }: Media) {
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

function refuseWithError({ status, message, name, details }: ContentRefusal): Response {
  if (status === 405) return new Response(message, { status });
  const error = { status, name, message, ...(status === 500 ? {} : { details }) };
  return jsonReply({ data: null, error }, status, privateHeaders());
}

function statusName(status: number): string {
  return (
    {
      400: "Bad Request",
      401: "Unauthorized",
      403: "Forbidden",
      404: "Not Found",
      500: "Internal Server Error",
    }[status] ?? "Error"
  );
}

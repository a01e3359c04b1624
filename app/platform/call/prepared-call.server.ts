import { LRUCache } from "lru-cache";
import type { AppConfig } from "~/context/app-config";
import { firstInvalid } from "~/upstream/first-invalid";
import { dropNulls } from "~/upstream/json";
import { parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import { headerOf, type RawReply, type UpstreamRequest } from "~/upstream/transport/upstream-request.server";
import { PlatformFailure } from "../errors";
import type { MethodDefinition } from "../methods/method";
import { type MethodName, methods } from "../methods/registry";
import type { CallOptions, PlatformRequest } from "../platform-request";
import { coerceScalars } from "./coerce-scalars";
import { readEnvelope, type WireReply } from "./envelope";
import { sharedHeaders, visitorHeaders } from "./request-headers.server";
import { encodePairs, wirePairs } from "./wire-pairs";

/** A call ready to be sent. */
export interface PreparedCall {
  method: MethodName;
  definition: MethodDefinition;
  /** Of the site that sends the request. */
  origin: string;
  /** Creates the request; a cached reply needs none. `isBound`: aborted when the visitor's request is. */
  toRequest: (isBound: boolean) => UpstreamRequest;
  /** Sent without cookies; the reply is cached for all visitors. */
  isShared: boolean;
  /** Without side effects: the reply may be reused within the request. */
  isRead: boolean;
  /** Cache key of everything that the reply depends on (docs/contract.md#1.10). */
  key: string;
}

/** Validates the parameters and encodes a call for the wire (docs/contract.md#1.2). Throws PlatformFailure `input`. */
export function prepareCall(
  method: MethodName,
  params: unknown,
  options: CallOptions,
  request: PlatformRequest,
  config: AppConfig,
): PreparedCall {
  const definition: MethodDefinition = methods[method];
  const isShared = mayBeShared(definition, options, request);
  const isPost = definition.verb === "POST";
  const isRead = !isPost && !definition.hasEffect;
  const wireName = wireNameOf(method, definition, options);
  const pairs = isShared ? sharedPairs(method, definition, params) : checkedPairs(method, definition, params);
  const common = [`locale=${encodeURIComponent(request.locale)}`, `v=${encodeURIComponent(config.version)}`];
  if (request.isFramed && !isShared) common.push("_non_strict=1");
  const query = [...(isPost || !pairs ? [] : [pairs]), ...common].join("&");
  const country = isShared && definition.class !== "SC" ? undefined : request.country;

  function toRequest(isBound: boolean): UpstreamRequest {
    const headers = isShared
      ? sharedHeaders(request, definition.class === "SC")
      : visitorHeaders(request, { ...options, startsSession: definition.startsSession });
    if (isPost) headers["content-type"] = "application/x-www-form-urlencoded";
    return {
      name: method,
      label: method,
      verb: definition.verb,
      path: `${new URL(config.platformUrl).pathname.replace(/\/$/, "")}/api/${wireName}?${query}`,
      headers,
      body: isPost ? pairs : undefined,
      // Only a visitor's own read is aborted with its request: other requests wait for a shared reply, and a write
      // has to complete even when a second click aborts the first.
      signal: isBound && isRead && !isShared && !options.outlives ? request.signal : undefined,
      calls: request.calls,
    };
  }

  return {
    method,
    definition,
    origin: request.origin,
    isShared,
    isRead,
    key: [isShared ? "shared" : "own", request.origin, country ?? "", wireName, query].join(" "),
    toRequest,
  };
}

/**
 * Returns the parsed value of a reply with only the fields we read. Throws PlatformRefusal or PlatformFailure. With
 * `report` a scalar of the wrong type is converted where nothing is lost, and only what does not fit falls back or is
 * dropped, as its schema says: one wrong game must not cost the hall (docs/decisions/005-replies-as-schemas.md).
 */
export function readReply(
  { method, definition }: PreparedCall,
  raw: RawReply,
  report?: ReportDropped,
): ReplyValue {
  const data = readEnvelope(method, wireReply(raw));
  const bare = dropNulls(data);
  const strict = definition.reply.safeParse(bare);
  if (strict.success) return strict.data as ReplyValue;
  const fitting = report && parseLeniently(coerceScalars(bare, strict.error), definition.reply, "", report);
  if (fitting !== undefined) return fitting as ReplyValue;
  const { field, problem } = firstInvalid(strict.error);
  throw new PlatformFailure({
    kind: "contract",
    status: 502,
    method,
    wasSent: true,
    detail: `${field || "data"} does not fit: ${problem}`,
  });
}

/** What an envelope is read from. */
export function wireReply(raw: RawReply): WireReply {
  return { status: raw.status, contentType: headerOf(raw, "content-type"), text: raw.text };
}

/** A value of a reply schema: never undefined, which is how a cache reports a miss. */
export type ReplyValue = object | string | number | boolean | null;

/**
 * Whether the reply may be shared. What depends on the country is private when the country is unknown
 * (docs/contract.md#1.10).
 */
function mayBeShared(definition: MethodDefinition, options: CallOptions, request: PlatformRequest): boolean {
  if (options.personal || definition.class === "P") return false;
  return definition.class === "S" || request.country !== undefined;
}

function wireNameOf(method: MethodName, { wireName }: MethodDefinition, { provider }: CallOptions): string {
  if (!wireName) return method;
  if (/^[a-z][a-z0-9]{1,31}$/.test(provider ?? "")) return wireName.replace("{provider}", provider ?? "");
  throw new PlatformFailure({ kind: "input", status: 500, method, wasSent: false, detail: "no provider" });
}

/** Parameters of shared reads in wire form: the same few come with every page. */
const cached = new LRUCache<string, string>({
  maxSize: 512 * 1024,
  sizeCalculation: (pairs, key) => pairs.length + key.length + 64,
});

/** Nothing in the parameters of a shared read is a visitor's own, so their wire form may be cached. */
function sharedPairs(method: MethodName, definition: MethodDefinition, params: unknown): string {
  const key = `${method} ${JSON.stringify(params)}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const pairs = checkedPairs(method, definition, params);
  cached.set(key, pairs);
  return pairs;
}

function checkedPairs(method: MethodName, definition: MethodDefinition, params: unknown): string {
  try {
    return encodePairs(wirePairs(definition.params.parse(params)));
  } catch (cause) {
    throw new PlatformFailure({ kind: "input", status: 500, method, wasSent: false, cause });
  }
}

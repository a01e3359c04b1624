import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Forwarded } from "../operator-page/edge-signs";
import { plainAddress, type RequestState } from "./request-state";

/** Headers set by proxies. From an untrusted sender they are ignored; all are removed from the request. */
const FORWARDING_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-forwarded-prefix",
  "x-forwarded-server",
  "x-original-url",
  "x-rewrite-url",
  "x-real-ip",
  "true-client-ip",
  "client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "cdn-loop",
  "via",
];

export interface ForwardingSettings {
  trustedProxies: readonly string[];
  countryHeader: string;
  defaultCountry: string | undefined;
  /** Called for each request. */
  note?: ((forwarded: Forwarded) => void) | undefined;
}

/** Sets the request's client address, host and country, and removes the forwarding headers. */
export function createForwarding({
  trustedProxies,
  countryHeader,
  defaultCountry,
  note,
}: ForwardingSettings) {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) =>
    trustedProxies.length > 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  const stripped = [...FORWARDING_HEADERS, countryHeader];

  return (req: IncomingMessage, state: RequestState): void => {
    const { headers } = req;
    state.isForwarded = stripped.some((name) => headers[name] !== undefined);
    const peer = state.clientIp;
    const isFromProxy = isTrusted(peer);
    const country = isFromProxy ? countryOf(headers[countryHeader]) : undefined;
    const isForwarded = headers["x-forwarded-for"] !== undefined;
    note?.({ peer, isFromProxy, isForwarded, hasCountry: country !== undefined });
    if (isFromProxy) state.clientIp = lastUntrusted(headers, isTrusted) ?? state.clientIp;
    if (isFromProxy) {
      state.forwardedHost = lastOf(headers["x-forwarded-host"]);
      state.inboundId = idOf(headers["x-request-id"]);
      state.traceparent = traceContextOf(headers.traceparent);
    }
    state.country = country ?? defaultCountry;
    if (state.isForwarded) for (const name of stripped) delete headers[name];
  };
}

/** Shorter prefixes hold more than any private network: `10.0.0.0/8`, `fc00::/7`. */
const SHORTEST_PREFIX = 7;

/** Entries of the list of proxies that hold a part of the internet: any client in it can forge its address. */
export function tooWide(trustedProxies: readonly string[]): string[] {
  return trustedProxies.filter((entry) => Number(entry.split("/")[1] ?? 128) < SHORTEST_PREFIX);
}

function lastUntrusted(headers: IncomingHttpHeaders, isTrusted: (address: string) => boolean) {
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  for (const hop of hops.reverse()) {
    const address = plainAddress(hop.trim());
    if (!isIP(address)) return undefined;
    if (!isTrusted(address)) return address;
  }
  return undefined;
}

/** The last value, which the nearest proxy appended. */
function lastOf(value: string | string[] | undefined): string | undefined {
  return (
    String(value ?? "")
      .split(",")
      .at(-1)
      ?.trim()
      .toLowerCase() || undefined
  );
}

/** As proxies make them (hexadecimal, UUID, base64url): the log takes no other text. */
function idOf(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}

/** W3C `traceparent`: version, trace, span, flags. */
function traceContextOf(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(value)
    ? value
    : undefined;
}

/** CDNs send `XX` (unknown) and `T1` (Tor) besides ISO 3166-1 codes. */
function countryOf(value: string | string[] | undefined): string | undefined {
  const code = String(value ?? "").toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : undefined;
}

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

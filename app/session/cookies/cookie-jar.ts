import type { SetCookie } from "cookie";
import { isForFrames, isOwnCookie, isScriptReadable } from "./cookies";
import { cookiePairs, readSetCookie } from "./read-cookies";

/** Attributes of our own cookies, which are host-only and, unless `isScriptReadable`, HttpOnly. */
export interface CookieAttributes {
  /** Seconds; a session cookie without it. */
  maxAge?: number;
  path?: string;
}

/** Cookies of one request: those received, and the `Set-Cookie` lines of its response. */
export interface CookieJar {
  /** The browser sent cookies, so it accepts some. Whether one that sent none does is unknown. */
  hasReceived: boolean;
  /** Returns the value of our own cookie, as received or as set since. */
  get(name: string): string | undefined;
  set(name: string, value: string, attributes?: CookieAttributes): void;
  remove(name: string, attributes?: Pick<CookieAttributes, "path">): void;
  /** Undoes `remove`, so that the browser keeps the cookie. A value set since is still sent. */
  restore(name: string): void;
  /** Relays a `Set-Cookie` line of the platform without its `Domain`; later calls to the platform send the cookie. */
  relay(setCookieLine: string): void;
  /** Returns the `Cookie` header for the platform: every cookie that is not ours. Undefined when there is none. */
  upstreamHeader(): string | undefined;
  /** Returns the `Set-Cookie` lines to send, the last one per cookie name and path. */
  setCookieLines(): string[];
}

interface CookieJarSettings {
  isSecure: boolean;
  /** In another site's frame a browser accepts only partitioned `SameSite=None` cookies (docs/contract.md#d13). */
  isFramed?: boolean;
  onDropped?: (reason: string) => void;
}

const MAX_RELAYED_COOKIES = 8;
const MAX_COOKIE_BYTES = 4096;

/**
 * Creates the jar of one request. A platform cookie received twice is ambiguous: all platform cookies are dropped,
 * which makes the request a visitor's.
 */
export function createCookieJar(
  header: string | undefined,
  { isSecure, isFramed = false, onDropped = () => {} }: CookieJarSettings,
): CookieJar {
  const pairs = pairsOf(header);
  // The first of a duplicate name counts, as in `readCookies`.
  const own = new Map(pairs.filter(([name]) => isOwnCookie(name)).reverse());
  const foreignPairs = pairs.filter(([name]) => name && !isOwnCookie(name));
  const foreign = new Map(foreignPairs);
  if (foreign.size !== foreignPairs.length) {
    foreign.clear();
    onDropped("a cookie name came twice");
  }
  const outgoing = new Map<string, string>();
  let relayed = 0;

  const serialise = (name: string, value: string, { maxAge, path = "/" }: CookieAttributes) =>
    [
      `${name}=${encodeURIComponent(value)}`,
      `Path=${path}`,
      maxAge === undefined ? "" : `Max-Age=${maxAge}`,
      isScriptReadable(name) ? "" : "HttpOnly",
      isSecure ? "Secure" : "",
      isSecure && (isFramed || isForFrames(name)) ? "SameSite=None; Partitioned" : "SameSite=Lax",
    ]
      .filter(Boolean)
      .join("; ");

  return {
    hasReceived: pairs.some(([name]) => name),
    get(name) {
      const value = own.get(name);
      return value === undefined ? undefined : decode(value);
    },
    set(name, value, attributes = {}) {
      own.set(name, encodeURIComponent(value));
      outgoing.set(`${name} ${attributes.path ?? "/"}`, serialise(name, value, attributes));
    },
    remove(name, { path } = {}) {
      own.delete(name);
      outgoing.set(`${name} ${path ?? "/"}`, serialise(name, "", { maxAge: 0, path }));
    },
    restore(name) {
      if (!own.has(name)) outgoing.delete(`${name} /`);
    },
    relay(line) {
      // Control characters could inject a header.
      const cookie = hasControls(line) ? undefined : readSetCookie(line);
      if (!cookie?.name || isOwnCookie(cookie.name)) {
        return onDropped("a relayed cookie had no name, or one of ours");
      }
      if (line.length > MAX_COOKIE_BYTES || relayed >= MAX_RELAYED_COOKIES) {
        return onDropped("relayed cookies over the limit");
      }
      relayed += 1;
      if (isExpired(cookie)) foreign.delete(cookie.name);
      else foreign.set(cookie.name, cookie.value ?? "");
      outgoing.set(`${cookie.name} ${cookie.path ?? "/"}`, relayedLine(line, cookie, isSecure));
    },
    upstreamHeader() {
      if (foreign.size === 0) return undefined;
      return [...foreign].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    setCookieLines: () => [...outgoing.values()],
  };
}

/** Every pair of the header, duplicate names included. */
function pairsOf(header = ""): [string, string][] {
  return header.split(";").flatMap(cookiePairs);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasControls(line: string): boolean {
  return [...line].some((character) => character < " " || character === "\u007f");
}

function isExpired({ maxAge, expires }: SetCookie): boolean {
  return maxAge === undefined ? Number(expires ?? Infinity) <= Date.now() : maxAge <= 0;
}

/** The platform's line without its `Domain`; adds `Path`, `HttpOnly` and (on https) `Secure` when missing. */
function relayedLine(line: string, { path, httpOnly, secure }: SetCookie, isSecure: boolean): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  return [
    pair,
    ...attributes.filter((attribute) => !/^domain\s*(=|$)/i.test(attribute)),
    path === undefined ? "Path=/" : "",
    httpOnly ? "" : "HttpOnly",
    isSecure && !secure ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
}

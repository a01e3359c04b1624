import { isOwnCookie, isScriptReadable } from "./cookies";

/** Attributes of a cookie of our own. Host-only, hidden from scripts, on every path unless said otherwise. */
export interface CookieAttributes {
  /** Seconds; a session cookie without it. */
  maxAge?: number;
  path?: string;
}

/** Cookies of one request: those that came, and the `Set-Cookie` lines that will leave with the answer. */
export interface CookieJar {
  /** Value of a cookie of ours that came with the request or was set since. */
  get(name: string): string | undefined;
  set(name: string, value: string, attributes?: CookieAttributes): void;
  remove(name: string, attributes?: Pick<CookieAttributes, "path">): void;
  /** Takes the removal of a cookie back: it stays in the browser. What was set since is sent all the same. */
  restore(name: string): void;
  /** Keeps a line of the platform as it came, but for `Domain`; later calls upstream carry its cookie. */
  relay(setCookieLine: string): void;
  /** The `Cookie` header for the platform: everything that is not ours. Undefined when nothing is left. */
  upstreamHeader(): string | undefined;
  /** Lines to send, one per cookie name and path, the last one winning. */
  setCookieLines(): string[];
}

interface CookieJarSettings {
  isSecure: boolean;
  /** In a frame of another site a browser keeps only cookies that say they belong there (contract D13). */
  isFramed?: boolean;
  onDropped?: (reason: string) => void;
}

const MAX_RELAYED_COOKIES = 8;
const MAX_COOKIE_BYTES = 4096;

/** Cookies of one request. A foreign name that the browser sent twice is ambiguous and makes a visitor. */
export function createCookieJar(
  header: string | undefined,
  { isSecure, isFramed = false, onDropped = () => {} }: CookieJarSettings,
): CookieJar {
  const pairs = parsePairs(header);
  const own = new Map(pairs.filter(([name]) => isOwnCookie(name)));
  const foreignPairs = pairs.filter(([name]) => !isOwnCookie(name));
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
      isSecure && isFramed ? "SameSite=None; Partitioned" : "SameSite=Lax",
    ]
      .filter(Boolean)
      .join("; ");

  return {
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
      const cookie = readSetCookie(line);
      if (!cookie || isOwnCookie(cookie.name))
        return onDropped("a relayed cookie had no name, or one of ours");
      if (line.length > MAX_COOKIE_BYTES || relayed >= MAX_RELAYED_COOKIES) {
        return onDropped("relayed cookies over the limit");
      }
      relayed += 1;
      if (cookie.isExpired) foreign.delete(cookie.name);
      else foreign.set(cookie.name, cookie.value);
      outgoing.set(`${cookie.name} ${cookie.path}`, rebuildRelayed(cookie, isSecure));
    },
    upstreamHeader() {
      if (foreign.size === 0) return undefined;
      return [...foreign].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    setCookieLines: () => [...outgoing.values()],
  };
}

function parsePairs(header: string | undefined): [string, string][] {
  if (!header) return [];
  return header.split(";").flatMap((part): [string, string][] => {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    return at > 0 && name ? [[name, part.slice(at + 1).trim()]] : [];
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

interface RelayedCookie {
  name: string;
  value: string;
  path: string;
  attributes: string[];
  isExpired: boolean;
}

function readSetCookie(line: string): RelayedCookie | null {
  // Control characters would let a cookie start a header of its own.
  if ([...line].some((character) => character < " " || character === "\u007f")) return null;
  const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  if (at <= 0) return null;
  const attributes = rest.filter((part) => part && !/^domain\s*=/i.test(part) && !/^domain$/i.test(part));
  const attributeOf = (name: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const maxAge = attributeOf("max-age");
  const expires = attributeOf("expires");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attributeOf("path") ?? "/",
    attributes,
    isExpired: maxAge ? Number(maxAge) <= 0 : expires ? Date.parse(expires) <= Date.now() : false,
  };
}

/** The platform's line as it came; `Path`, `HttpOnly` and (on https) `Secure` are added when missing. */
function rebuildRelayed({ name, value, attributes }: RelayedCookie, isSecure: boolean): string {
  const has = (attribute: string) =>
    attributes.some((part) => part.toLowerCase().split("=")[0] === attribute);
  return [
    `${name}=${value}`,
    ...attributes,
    has("path") ? "" : "Path=/",
    has("httponly") ? "" : "HttpOnly",
    isSecure && !has("secure") ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
}

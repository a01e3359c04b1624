import { type BackendName, isMediaPath, type PublicAddresses } from "~/upstream/public-addresses";

/** The backend that sent a reply: the public base of its relative URLs, and the origins that may use plain http. */
export interface AddressBase {
  base: string;
  plainOrigins: readonly string[];
}

const noBase: AddressBase = { base: "", plainOrigins: [] };
let sender = noBase;

/** Returns the named backend as the sender of a reply. */
export function addressBaseOf({ base, origins }: PublicAddresses, name: BackendName): AddressBase {
  return { base: base(name), plainOrigins: origins };
}

/**
 * Runs `read` with `from` as the sender that the schemas resolve relative URLs on. Schemas get no context of their
 * own, so parsing must be synchronous (docs/contract.md#o24).
 */
export function resolvingAddresses<T>(from: AddressBase, read: () => T): T {
  const before = sender;
  sender = from;
  try {
    return read();
  } finally {
    sender = before;
  }
}

// Characters that browsers strip, normalise or treat as a slash in a URL. A space is only percent-encoded.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const DRAWING = /^data:image\/[a-z0-9.+-]+[;,]/i;
const MAX_CHARACTERS = 2048;
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the URL of an external page, frame or file if it is safe in HTML: https, http for localhost or a configured
 * origin, or our own path of a backend's media. A relative URL resolves on the sender. Null for anything else.
 */
export function pageAddress(value: string): string | null {
  const text = value.trim();
  if (text === "" || text.length > MAX_CHARACTERS || FORBIDDEN.test(text)) return null;
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text)) return ofSender(text);
  const address = text.startsWith("//") ? `https:${text}` : text;
  const url = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  return url.protocol === "https:" || mayBePlain(url) ? url.href : null;
}

/** As `pageAddress`, for a picture, which may also be a `data:image/…` URL. */
export function pictureAddress(value: string): string | null {
  const isWrittenOut = DRAWING.test(value) && !FORBIDDEN.test(value);
  return isWrittenOut ? value : pageAddress(value);
}

function ofSender(text: string): string | null {
  const host = "https://sender.invalid";
  if (!URL.canParse(text, host)) return null;
  const { origin, pathname, search, hash } = new URL(text, host);
  if (origin !== host) return null;
  const path = pathname + search + hash;
  if (isMediaPath(path)) return path;
  return sender.base === "" ? null : sender.base + path;
}

function mayBePlain({ protocol, hostname, origin }: URL): boolean {
  return protocol === "http:" && (LOCAL.has(hostname) || sender.plainOrigins.includes(origin));
}

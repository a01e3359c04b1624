import { type BackendName, isMediaPath, type PublicAddresses } from "~/public-addresses";

/** Who sent a reply: where its relative addresses lead for browsers, and which origins are reached without TLS. */
export interface Sender {
  base: string;
  plainOrigins: readonly string[];
}

const nobody: Sender = { base: "", plainOrigins: [] };
let sender = nobody;

/** A backend as a sender of addresses. */
export function senderOf({ base, origins }: PublicAddresses, name: BackendName): Sender {
  return { base: base(name), plainOrigins: origins };
}

/**
 * Schemas know no reply: whatever `read` parses, at once and not later, resolves its addresses on `from`
 * (contract O24).
 */
export function sentBy<T>(from: Sender, read: () => T): T {
  const before = sender;
  sender = from;
  try {
    return read();
  } finally {
    sender = before;
  }
}

// Characters that browsers skip, fold or treat as a slash inside an address. A space is only escaped.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const DRAWING = /^data:image\/[a-z0-9.+-]+[;,]/i;
const MOST_CHARACTERS = 2048;
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address of a foreign page, frame or file as it may stand in HTML, whoever gave it: https, http where that is a
 * service of ours or this machine, or our own path to a backend's pictures. A relative one is the sender's. Null for
 * everything else.
 */
export function pageAddress(value: string): string | null {
  const text = value.trim();
  if (text === "" || text.length > MOST_CHARACTERS || FORBIDDEN.test(text)) return null;
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text)) return ofSender(text);
  const address = text.startsWith("//") ? `https:${text}` : text;
  const url = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  return url.protocol === "https:" || mayBePlain(url) ? url.href : null;
}

/** The same for a picture, which may also be written out in place (`data:image/…`). */
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

import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { negotiatorOf } from "../../app/i18n/accept-headers";

export type Encoding = "br" | "gzip" | "identity";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;

/**
 * What compression may cost (docs/decisions/122-render-cost.md): `cached` is sent to many, `passing` is made for one
 * visitor.
 */
export const efforts = {
  cached: {
    br: { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } },
    gzip: { level: 6 },
  },
  passing: {
    br: {
      params: {
        [BROTLI_PARAM_QUALITY]: 2,
        [BROTLI_PARAM_LGWIN]: 18,
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      },
    },
    gzip: { level: 1 },
  },
} as const;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below, compression saves no packet. */
export const MIN_ENCODED_BYTES = 1024;

const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
/** By header: browsers send the same few with every request, and parsing one takes a microsecond. */
const rankings = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: rank });

/** All of a body at once. */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
  effort: keyof typeof efforts,
): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const options = efforts[effort];
  const encoded = await (encoding === "br"
    ? compressBrotli(bytes, options.br)
    : compressGzip(bytes, options.gzip));
  return effort === "cached" ? trimmed(encoded) : encoded;
}

/** zlib writes into blocks of 16 kB, and a reference to a part of one retains all of it. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The encodings worth offering of a body that is compressed when it is requested. */
export function encodingsOf(bytes: Buffer): Partial<Record<Encoding, unknown>> {
  return bytes.length < MIN_ENCODED_BYTES ? { identity: true } : efforts.cached;
}

/** The encoding that the client prefers of those the body has; between equals br, then gzip. */
export function chooseEncoding(req: IncomingMessage, body: Partial<Record<Encoding, unknown>>): Encoding {
  const header = req.headers["accept-encoding"];
  if (!header) return "identity";
  return rankings.memo(header).find((encoding) => body[encoding]) ?? "identity";
}

function rank(header: string): readonly Encoding[] {
  const accepted = negotiatorOf("accept-encoding", header);
  return accepted.encodings(ENCODINGS, { preferred: ["br", "gzip"] }) as Encoding[];
}

/** Whether `If-None-Match` contains this ETag. Other request headers do not matter: a reload may get a 304 too. */
export function isUnchanged(req: IncomingMessage, etag: string): boolean {
  const tags = req.headers["if-none-match"];
  return tags !== undefined && (tags === etag || fresh({ "if-none-match": tags }, { etag }));
}

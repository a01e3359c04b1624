import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { negotiatorOf } from "../../app/negotiator";

/** A body, and its compressed encodings where compression pays. */
export interface EncodedBody {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const MIN_ENCODED_BYTES = 1024;
const BROTLI_QUALITY = 5;

const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
/** By header: browsers send the same few with every request, and parsing one takes a microsecond. */
const rankings = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: rank });

export async function encodeBody(identity: Buffer): Promise<EncodedBody> {
  if (identity.length < MIN_ENCODED_BYTES) return { identity };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: gz };
}

export function bytesOf({ identity, br, gzip: gz }: EncodedBody): number {
  return identity.length + (br?.length ?? 0) + (gz?.length ?? 0);
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

import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body, and its compressed encodings where compression pays. */
export interface EncodedBody {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const WORTH_IT = 1024;
const BROTLI_QUALITY = 5;

export async function encodeBody(identity: Buffer): Promise<EncodedBody> {
  if (identity.length < WORTH_IT) return { identity };
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

/** The best encoding that the client accepts and the body has: br, then gzip. */
export function chooseEncoding(req: IncomingMessage, body: EncodedBody): Encoding {
  const accepted = req.headers["accept-encoding"];
  if (!accepted) return "identity";
  if (body.br && accepts(accepted, "br")) return "br";
  return body.gzip && accepts(accepted, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length));
}

/** Whether `If-None-Match` contains this ETag. */
export function isUnchanged(req: IncomingMessage, etag: string): boolean {
  const header = req.headers["if-none-match"];
  return header !== undefined && (header === etag || header.split(",").some((tag) => tag.trim() === etag));
}

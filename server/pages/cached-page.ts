import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { type HeaderValues, prepareHead, sendPrepared } from "../middleware/base-headers";
import { chooseEncoding, type Encoding, encode, encodingsOf, isUnchanged } from "./encoded-body";

/** A shared document, ready to send but for its encodings: each is made when first requested, once. */
export interface CachedPage {
  status: number;
  /** Of a page that is stored only until there is a compressed form, from which it can be restored. */
  html: Buffer | undefined;
  /** The encodings that it is offered in. */
  encodings: Partial<Record<Encoding, unknown>>;
  etag: string;
  headers: HeaderValues;
  /** Bytes of the headers, which are a page's own: its policy lists the hashes of its scripts. */
  headerBytes: number;
  /** In the page cache, to be sent to many, so its compression may take its time. */
  isCached: boolean;
  /** What is sent, by encoding. */
  forms: Map<Encoding, PageForm | Promise<PageForm>>;
  /** The head of a 304. The client has the rest, above all the CSP, whose hashes belong to the cached body. */
  unchangedHead: readonly string[];
}

interface PageForm {
  head: readonly string[];
  body: Buffer;
}

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const UNCHANGED_HEADERS = ["ETag", "Cache-Control", "Vary"];

export function createCachedPage({
  html,
  ...rest
}: Pick<CachedPage, "status" | "etag" | "headers"> & { html: Buffer }): CachedPage {
  const unchanged = UNCHANGED_HEADERS.flatMap((name) => {
    const value = rest.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...rest,
    html,
    encodings: encodingsOf(html),
    headerBytes: String(Object.values(rest.headers)).length,
    isCached: false,
    forms: new Map(),
    unchangedHead: prepareHead(Object.fromEntries(unchanged)),
  };
}

/** What the page takes of the memory. */
export function bytesOf({ html, forms, headerBytes }: CachedPage): number {
  let bytes = headerBytes + (html?.length ?? 0);
  for (const form of forms.values()) {
    if (!(form instanceof Promise) && form.body !== html) bytes += form.body.length;
  }
  return bytes;
}

/**
 * Sends the page, at once if it is there in the client's encoding. Returns whether it has grown by an encoding, so that
 * the cache weighs it again.
 */
export function sendCachedPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
): boolean | Promise<boolean> {
  if (page.status === 200 && isUnchanged(req, page.etag)) {
    sendPrepared(res, 304, page.unchangedHead);
    return false;
  }
  const encoding = chooseEncoding(req, page.encodings);
  const form = page.forms.get(encoding) ?? makeForm(page, encoding);
  if (form instanceof Promise) {
    return form.then(({ head, body }) => {
      sendPrepared(res, page.status, head, body);
      return true;
    });
  }
  sendPrepared(res, page.status, form.head, form.body);
  return false;
}

function makeForm(page: CachedPage, encoding: Encoding): Promise<PageForm> {
  const make = async () => {
    const body = await encode(await contentOf(page), encoding, page.isCached ? "cached" : "passing");
    const head = prepareHead({
      ...page.headers,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Content-Length": String(body.length),
    });
    page.forms.set(encoding, { head, body });
    if (page.isCached && encoding !== "identity") page.html = undefined;
    return { head, body };
  };
  const form = make();
  page.forms.set(encoding, form);
  form.catch(() => page.forms.delete(encoding));
  return form;
}

async function contentOf({ html, forms }: CachedPage): Promise<Buffer> {
  if (html) return html;
  for (const [encoding, form] of forms) {
    if (encoding !== "identity" && !(form instanceof Promise)) return decompress[encoding](form.body);
  }
  throw new Error("a kept page has no form");
}

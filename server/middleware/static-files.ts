import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { chooseEncoding, type EncodedBody, isUnchanged } from "../pages/encoded-body";
import { sendError } from "./error-page";
import type { Step } from "./request-state";

interface StaticFile {
  body: EncodedBody;
  type: string;
  etag: string;
  cacheControl: string;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Extensions that only files have: a missing one is a 404 without rendering a page. */
const FILE_NAME =
  /\.(?:asp|aspx|avif|bak|css|env|gif|ico|jpe?g|js|jsp|map|mjs|mp4|php|png|sql|svg|ttf|webmanifest|webm|webp|woff2?|zip)$/i;

const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Browsers check the service worker on each navigation: a broken one must not stay cached. */
const WORKERS = /^\/sw(?:-off)?\.js$/;
const ONE_HOUR = "public, max-age=3600";

/**
 * Loads the built client files into memory: they are few, and looking them up by exact name rules out path traversal.
 * Files for which the build wrote `.br` and `.gz` are sent compressed.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const read = (name: string) => (present.has(name) ? readFile(join(folder, name)) : undefined);
  const files = names
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map(async (name): Promise<[string, StaticFile]> => {
      const identity = await readFile(join(folder, name));
      const path = `/${name.split(sep).join("/")}`;
      return [
        path,
        {
          body: { identity, br: await read(`${name}.br`), gzip: await read(`${name}.gz`) },
          type: TYPES[extname(name)] ?? "application/octet-stream",
          etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
          cacheControl: path.startsWith("/assets/") ? IMMUTABLE : WORKERS.test(path) ? "no-cache" : ONE_HOUR,
        },
      ];
    });
  return new Map(await Promise.all(files));
}

/** The files of a site without a service worker: `/sw.js` is replaced by a worker that unregisters itself. */
export function withoutWorker(files: StaticFiles): StaticFiles {
  const retired = files.get("/sw-off.js");
  return retired ? new Map([...files, ["/sw.js", retired]]) : files;
}

export function createStaticStep(files: StaticFiles): Step {
  return (req, res) => {
    const { path } = req.state;
    if (req.method === "POST") return false;
    const file = files.get(path);
    if (file) {
      req.state.label = "static";
      sendFile(req, res, file);
      return true;
    }
    if (!path.startsWith("/assets/") && !FILE_NAME.test(path)) return false;
    req.state.label = "static: missing";
    sendError(req, res, 404);
    return true;
  };
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { body, type, etag, cacheControl }: StaticFile,
): void {
  res.setHeader("Cache-Control", cacheControl);
  res.setHeader("ETag", etag);
  if (body.br) res.setHeader("Vary", "Accept-Encoding");
  if (isUnchanged(req, etag)) {
    res.writeHead(304);
    res.end();
    return;
  }
  const encoding = chooseEncoding(req, body);
  const bytes = body[encoding] ?? body.identity;
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  // An SVG opened as a document is displayed, but runs no script.
  if (type === "image/svg+xml") res.setHeader("Content-Security-Policy", SVG_POLICY);
  res.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length });
  res.end(req.method === "HEAD" ? undefined : bytes);
}

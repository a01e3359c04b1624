import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { chooseEncoding, type Encoding, isUnchanged } from "../../pages/encoded-body";
import { prepareHead, sendPrepared } from "../base-headers";
import { sendError } from "../error-page";
import type { Step } from "../request-state";

/** A file in the encodings that the build wrote. Its heads are prepared when it is first sent. */
export interface StaticFile {
  body: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  etag: string;
  headOf: (encoding: Encoding | "unchanged") => readonly string[];
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
 * The built client files, served from memory: they are few, and looking them up by exact name rules out path traversal.
 * Files for which the build wrote `.br` and `.gz` are sent compressed. Each is read when first requested, or with all
 * others by `readAhead()`.
 */
export function loadStaticFiles(folder: string): StaticFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const read = (name: string) => (present.has(name) ? readFileSync(join(folder, name)) : undefined);
  const files = names
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name): [string, StaticFile] => {
      const path = `/${name.split(sep).join("/")}`;
      const load = () => {
        const identity = readFileSync(join(folder, name));
        return staticFile(path, { identity, br: read(`${name}.br`), gzip: read(`${name}.gz`) });
      };
      return [path, onFirstRequest(load)];
    });
  return new Map(files);
}

/** Reads the files that were not requested yet: the next build may replace the folder while this one still serves. */
export async function readAhead(files: StaticFiles): Promise<void> {
  for (const file of files.values()) {
    file.headOf("unchanged");
    await setImmediate();
  }
}

function onFirstRequest(load: () => StaticFile): StaticFile {
  let loaded: StaticFile | undefined;
  const file = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    get body() {
      return file().body;
    },
    get etag() {
      return file().etag;
    },
    headOf: (encoding) => file().headOf(encoding),
  };
}

/** The files of a site without a service worker: `/sw.js` is replaced by a worker that unregisters itself. */
export function withoutWorker(files: StaticFiles): StaticFiles {
  const retired = files.get("/sw-off.js");
  return retired ? new Map([...files, ["/sw.js", retired]]) : files;
}

/** A file of the site as it is served at a path. */
export function staticFile(path: string, body: StaticFile["body"]): StaticFile {
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(body.identity).digest("base64url").slice(0, 22)}"`;
  const common = {
    "Cache-Control": path.startsWith("/assets/") ? IMMUTABLE : WORKERS.test(path) ? "no-cache" : ONE_HOUR,
    ETag: etag,
    ...(body.br && { Vary: "Accept-Encoding" }),
  };
  const makeHead = (encoding: Encoding | "unchanged"): readonly string[] => {
    if (encoding === "unchanged") return prepareHead(common);
    return prepareHead({
      ...common,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      // An SVG opened as a document is displayed, but runs no script.
      ...(type === "image/svg+xml" && { "Content-Security-Policy": SVG_POLICY }),
      "Content-Type": type,
      "Content-Length": String(body[encoding]?.length),
    });
  };
  const heads: Partial<Record<Encoding | "unchanged", readonly string[]>> = {};
  return {
    body,
    etag,
    headOf(encoding) {
      heads[encoding] ??= makeHead(encoding);
      return heads[encoding];
    },
  };
}

/** Sends the build's files. */
export function createStaticStep(files: StaticFiles): Step {
  return (req, res) => {
    if (req.method === "POST") return false;
    const file = files.get(req.state.path);
    if (!file) return false;
    req.state.label = "static";
    sendStatic(req, res, file);
    return true;
  };
}

/** Answers with a file, or with nothing new for who has it. */
export function sendStatic(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  if (isUnchanged(req, file.etag)) {
    sendPrepared(res, 304, file.headOf("unchanged"));
    return;
  }
  const encoding = chooseEncoding(req, file.body);
  sendPrepared(res, 200, file.headOf(encoding), file.body[encoding]);
}

/** Answers for files that are not there: without rendering a page. */
export const refuseMissingFile: Step = (req, res) => {
  const { path } = req.state;
  if (req.method === "POST" || (!path.startsWith("/assets/") && !FILE_NAME.test(path))) return false;
  req.state.label = "static: missing";
  sendError(req, res, 404);
  return true;
};

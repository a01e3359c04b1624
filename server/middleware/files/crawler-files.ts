import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createGzip } from "node:zlib";
import type { App } from "../../../app/context/app";
import type { HostRequest } from "../../../app/context/app-context";
import type { SiteTable } from "../../../app/context/route-handle";
import { chooseEncoding } from "../../pages/encoded-body";
import { sendError } from "../error-page";

interface CrawlerSite extends SiteTable {
  app: App;
}

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;
const CACHE_CONTROL = "public, max-age=3600";
/** Characters of a sitemap written between two yields to the event loop: a few milliseconds' work. */
const PAUSE_AFTER = 256 * 1024;

/** `/robots.txt` and the sitemaps, generated per host. */
export function createCrawlerFilesStep(currentSite: () => CrawlerSite | Promise<CrawlerSite>) {
  async function sendRobots(req: IncomingMessage, res: ServerResponse) {
    const site = await currentSite();
    const text = await site.app.robotsFile(hostRequest(req), site);
    res.setHeader("Cache-Control", CACHE_CONTROL);
    res.setHeader("Content-Type", "text/plain; charset=utf-8");
    res.setHeader("Content-Length", Buffer.byteLength(text));
    res.end(req.method === "HEAD" ? undefined : text);
  }

  /** Streams a sitemap with compression and backpressure. */
  async function sendSitemap(req: IncomingMessage, res: ServerResponse, file: number | undefined) {
    const site = await currentSite();
    const pieces = await site.app.sitemap(file, hostRequest(req), site);
    if (!pieces) return sendError(req, res, 404);
    res.setHeader("Cache-Control", CACHE_CONTROL);
    res.setHeader("Content-Type", "application/xml; charset=utf-8");
    res.setHeader("Vary", "Accept-Encoding");
    if (req.method === "HEAD") return res.end();
    const isCompressed = chooseEncoding(req, { gzip: true, identity: true }) === "gzip";
    if (isCompressed) res.setHeader("Content-Encoding", "gzip");
    const text = Readable.from(paced(pieces));
    await (isCompressed ? pipeline(text, createGzip(), res) : pipeline(text, res)).catch(ignoreLeaving);
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const { state } = req;
    if (req.method === "POST") return false;
    if (state.path === "/robots.txt") {
      state.label = "robots";
      return sendRobots(req, res).then(() => true);
    }
    const match = SITEMAP.exec(state.path);
    if (!match) return false;
    state.label = "sitemap";
    return sendSitemap(req, res, match[1] === undefined ? undefined : Number(match[1])).then(() => true);
  };
}

function hostRequest({ state }: IncomingMessage): HostRequest {
  const { requestId, origin, clientIp, country } = state;
  return { requestId, origin, clientIp, country };
}

/** Batches the pieces and yields to the event loop between batches, even without backpressure. */
async function* paced(pieces: Iterable<string>): AsyncGenerator<string> {
  let batch = "";
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < PAUSE_AFTER) continue;
    yield batch;
    batch = "";
    await setImmediate();
  }
  yield batch;
}

/** A client that disconnects early is not an error. */
function ignoreLeaving(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"))
    throw error;
}

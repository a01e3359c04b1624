import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../../app/context";
import { isOptimisedPath, readOptimisedAddress } from "../../app/ui/image-address";
import { type ImagePreset, imageBreakpoints, imageDensities, imagePresets } from "../../app/ui/image-presets";
import { refuse, sendError } from "../door/error-page";
import type { StaticFiles } from "../door/static-files";
import { isUnchanged } from "../pages/encoded-body";
import { fetchSource, type Resolve } from "./fetch-source";
import { ImageFailure } from "./image-failure";
import { createImageQueue } from "./image-queue";
import { createKeptImages } from "./kept-images";
import { optimise } from "./optimise";
import { createSourceList, type ImageSettings } from "./source-list";

const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";
const POLICY = "default-src 'none'; sandbox";

const presets: readonly ImagePreset[] = Object.values(imagePresets);
const widths = new Set(
  [
    ...Object.values(imageBreakpoints),
    ...presets.flatMap(({ width, from = [] }) => [width, ...from.map((box) => box.width)]),
  ].flatMap((width) => imageDensities.map((density) => width * density)),
);

interface ImageParts {
  config: ImageSettings;
  files: StaticFiles;
  log: Logger;
  resolve?: Resolve;
}

/** `/_ipx/{modifiers}/{source}` (contract 4.4): pictures of allowed places as WebP, as wide as a preset needs them. */
export function createImageStep({ config, files, log, resolve }: ImageParts) {
  const allowedSource = createSourceList(config);
  const inTurn = createImageQueue();
  const keep = createKeptImages();

  function bytesOf(source: string): () => Promise<Buffer> {
    const file = source.startsWith("/assets/") ? files.get(source) : undefined;
    if (file) return async () => file.body.identity;
    if (source.startsWith("/assets/")) throw new ImageFailure(404, "no such file");
    const allowed = allowedSource(source);
    if (!allowed) throw new ImageFailure(400, "not an allowed source");
    return () => fetchSource(allowed, resolve);
  }

  async function imageFor({ path, search }: IncomingMessage["exchange"]) {
    const asked = search ? null : readOptimisedAddress(path);
    if (!asked || !widths.has(asked.width)) throw new ImageFailure(400, "not an address of a picture");
    const { source, width } = asked;
    const read = bytesOf(source);
    return keep(`${width} ${source}`, () => inTurn(async () => optimise(await read(), width)));
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { exchange } = req;
    if (!isOptimisedPath(exchange.path)) return false;
    exchange.label = "image";
    if (req.method === "POST") {
      refuse(req, res, { status: 405, reason: "method", headers: { Allow: "GET, HEAD" } });
      return true;
    }
    try {
      const { bytes, etag } = await imageFor(exchange);
      res.setHeader("Cache-Control", CACHE_CONTROL);
      res.setHeader("Content-Security-Policy", POLICY);
      res.setHeader("ETag", etag);
      if (isUnchanged(req, etag)) {
        res.writeHead(304);
        res.end();
        return true;
      }
      res.writeHead(200, { "Content-Type": "image/webp", "Content-Length": bytes.length });
      res.end(req.method === "HEAD" ? undefined : bytes);
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      log.debug({ id: exchange.requestId, status: error.status, reason: error.message }, "no picture");
      if (error.status === 503) res.setHeader("Retry-After", "2");
      sendError(req, res, error.status);
    }
    return true;
  };
}

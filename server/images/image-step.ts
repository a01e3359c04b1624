import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "~/upstream/logger";
import { isOptimisedPath, readOptimisedAddress } from "../../app/ui/images/image-address";
import {
  type ImagePreset,
  imageBreakpoints,
  imageDensities,
  imagePresets,
} from "../../app/ui/images/image-presets";
import type { CacheMemory } from "../../app/upstream/caching/cache-memory";
import { isMediaPath } from "../../app/upstream/public-addresses";
import { type CallOutcome, noTelemetry, type Telemetry } from "../../app/upstream/telemetry";
import { addressBlock } from "../limits/address-block";
import { refuse, sendError } from "../middleware/error-page";
import type { StaticFiles } from "../middleware/files/static-files";
import { requestFields } from "../middleware/request-state";
import { isUnchanged } from "../pages/encoded-body";
import type { PictureFormat } from "./decode-cost";
import type { Resolve } from "./fetch-source";
import { createImageBudget } from "./image-budget";
import { type CachedImage, createImageCache, type Picture } from "./image-cache";
import { ImageFailure } from "./image-failure";
import { createImageQueue } from "./image-queue";
import type { ImageSettings } from "./image-settings";
import { createOptimiser } from "./optimise";
import { pictureType } from "./picture-type";
import { createSharedDecode } from "./shared-decode";
import { type AllowedSource, createSourceList } from "./source-list";

const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";
const POLICY = "default-src 'none'; sandbox";
/** A picture of a page is a tenth of it, as a camera's or a designer's export is not. */
const LARGE_BYTES = 1_000_000;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const RETRY_AFTER: Record<number, string> = { 429: "60", 503: "2" };

const presets: readonly ImagePreset[] = Object.values(imagePresets);
const widths = new Set(
  [
    ...Object.values(imageBreakpoints),
    ...presets.flatMap(({ width, from = [] }) => [width, ...from.map((box) => box.width)]),
  ].flatMap((width) => imageDensities.map((density) => width * density)),
);

interface ImageParts {
  config: ImageSettings & { rateLimitFactor: number; app: { cacheBytes: Pick<CacheMemory, "pictures"> } };
  files: StaticFiles;
  log: Logger;
  telemetry?: Pick<Telemetry, "countCall" | "noteDropped">;
  resolve?: Resolve;
}

/** A valid image request: its cache key, and the function that generates the image. */
interface ImageJob {
  key: string;
  make: (client: string) => Promise<Picture>;
}

/**
 * `/_ipx/{modifiers}/{source}` (docs/contract.md#4.4): images of allowed sources as WebP or AVIF, in the widths of the
 * presets.
 * `/_media/{backend}/{path}`: unmodified images of a backend that browsers cannot reach.
 */
export function createImageStep({ config, files, log, telemetry = noTelemetry, resolve }: ImageParts) {
  const allowedSource = createSourceList(config);
  const inTurn = createImageQueue();
  const sized = createSharedDecode(inTurn, createOptimiser());
  const spend = createImageBudget(config.rateLimitFactor);
  const cache = createImageCache(config.app.cacheBytes.pictures);

  function bytesOf(source: string): () => Promise<Buffer> {
    const file = source.startsWith("/assets/") ? files.get(source) : undefined;
    if (file) return async () => file.body.identity;
    if (source.startsWith("/assets/")) throw new ImageFailure(404, "no such file");
    const allowed = allowedSource(source);
    if (!allowed) throw new ImageFailure(400, "not an allowed source");
    return () => fetchCounted(allowed);
  }

  async function fetchCounted(source: AllowedSource): Promise<Buffer> {
    const start = performance.now();
    const count = (outcome: CallOutcome) =>
      telemetry.countCall({
        service: "pictures",
        method: source.owner,
        outcome,
        ms: performance.now() - start,
      });
    try {
      // With Node's parts for https and for names, loaded by the first image.
      const { fetchSource } = await import("./fetch-source");
      const bytes = await fetchSource(source, resolve);
      count("ok");
      noteSize(
        source,
        bytes.length > LARGE_BYTES && `${megabytes(bytes.length)} MB: visitors wait while it is made smaller`,
      );
      return bytes;
    } catch (error) {
      if (error instanceof ImageFailure && error.status === 415)
        noteSize(source, `not shown: ${error.message}`);
      count((error instanceof ImageFailure && error.outcome) || "defect");
      throw error;
    }
  }

  /** Too large pictures are reported where editors can fix them. */
  function noteSize({ owner, url: { pathname: name } }: AllowedSource, why: string | false): void {
    if (owner !== "content") return;
    const entry = { type: "upload", name };
    telemetry.noteDropped(`picture ${name}`, why ? [{ entry, field: "size", why }] : []);
  }

  function madeToMeasure({ state: { path, search }, headers }: IncomingMessage): ImageJob {
    const parsed = search ? null : readOptimisedAddress(path);
    if (!parsed || !widths.has(parsed.width)) throw new ImageFailure(400, "not an address of a picture");
    const { source, width } = parsed;
    const read = bytesOf(source);
    const format = formatOf(path, headers.accept);
    return {
      key: `${format} ${width} ${source}`,
      make: (client) => sized({ client, source, width, format, read }),
    };
  }

  /** The query is ignored: it selects no other image, and must not multiply cache entries. */
  function asItIs({ path }: IncomingMessage["state"]): ImageJob {
    const read = bytesOf(path);
    return {
      key: path,
      make: (client) =>
        inTurn(client, async () => {
          const bytes = await read();
          const type = pictureType(bytes);
          if (!type) throw new ImageFailure(415, "not a picture");
          return { type, bytes };
        }),
    };
  }

  function pictureFor(req: IncomingMessage): Promise<CachedImage> {
    const { state } = req;
    const { key, make } = isMediaPath(state.path) ? asItIs(state) : madeToMeasure(req);
    return cache(key, async () => {
      await spend(state.clientIp);
      return make(addressBlock(state.clientIp));
    });
  }

  async function send(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { state } = req;
    state.label = "image";
    state.hasOwnSlot = true;
    if (req.method === "POST") {
      refuse(req, res, { status: 405, reason: "method", headers: { Allow: "GET, HEAD" } });
      return true;
    }
    try {
      const { bytes, type, etag } = await pictureFor(req);
      res.setHeader("Cache-Control", CACHE_CONTROL);
      if (!isMediaPath(state.path)) res.setHeader("Vary", "Accept");
      res.setHeader("Content-Security-Policy", POLICY);
      res.setHeader("ETag", etag);
      if (isUnchanged(req, etag)) {
        res.writeHead(304);
        res.end();
        return true;
      }
      res.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length });
      res.end(req.method === "HEAD" ? undefined : bytes);
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      // The address in it is the picture's, without its query.
      const picture = state.path.replace(/%3f.*/i, "");
      const { status, message: reason } = error;
      log.debug({ ...requestFields(state), picture, status, reason }, "no picture");
      const wait = RETRY_AFTER[error.status];
      if (wait) res.setHeader("Retry-After", wait);
      sendError(req, res, error.status);
    }
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse) => isPicturePath(req.state.path) && send(req, res);
}

/** AVIF for who says to take it; an address that names its format gets that. */
function formatOf(path: string, accept = ""): PictureFormat {
  return path.startsWith("/_ipx/w_") && /\bimage\/avif\b/.test(accept) ? "avif" : "webp";
}

/** Whether the path is an image URL, valid or not. */
export function isPicturePath(path: string): boolean {
  return isOptimisedPath(path) || isMediaPath(path);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { App } from "../../../app/context/app";
import { chooseEncoding, encode, encodingsOf } from "../../pages/encoded-body";
import { sendError } from "../error-page";

interface BundleSite {
  app: App;
  version: string;
  builtAt: number;
}

/** As many numbers of bundles as no page has. */
const BUNDLES = /^\/i18n\/([A-Za-z\d-]{2,35})\/((?:\d{5}){1,16})\.([\w-]{1,64})\.json$/;
const IMMUTABLE = "public, max-age=31536000, immutable";
const BUNDLES_BYTES = 4 * 1024 * 1024;

/** Small responses without a page: message bundles and the build's id. */
export function createBundleStep(currentSite: () => BundleSite | Promise<BundleSite>) {
  const encoded = new LRUCache<string, Buffer>({
    maxSize: BUNDLES_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });

  /**
   * Bundles that were requested together come as one. The URL's hash identifies a version of the catalogue: an outdated
   * one gets the current text, uncached.
   */
  async function sendBundles(
    req: IncomingMessage,
    res: ServerResponse,
    [, locale = "", numbers = "", hash]: string[],
  ) {
    const { app } = await currentSite();
    const found = isInOrder(numbers) ? await app.messageBundles(locale, numbers) : null;
    if (!found) return sendError(req, res, 404);
    const identity = Buffer.from(found.body);
    const encoding = chooseEncoding(req, encodingsOf(identity));
    const key = `${locale} ${numbers} ${found.hash} ${encoding}`;
    const bytes = encoded.get(key) ?? (await encode(identity, encoding, "cached"));
    encoded.set(key, bytes);
    res.setHeader("Cache-Control", found.hash === hash ? IMMUTABLE : "no-store");
    res.setHeader("Content-Type", "application/json; charset=utf-8");
    res.setHeader("Vary", "Accept-Encoding");
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    res.setHeader("Content-Length", bytes.length);
    res.end(req.method === "HEAD" ? undefined : bytes);
  }

  async function sendBuild(res: ServerResponse) {
    const { version, builtAt } = await currentSite();
    res.setHeader("Cache-Control", "no-store");
    res.setHeader("Content-Type", "application/json; charset=utf-8");
    res.end(JSON.stringify({ id: version, timestamp: builtAt }));
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const { state } = req;
    const { path } = state;
    if (req.method === "POST") return false;
    if (path === "/builds/latest.json") {
      state.label = "build";
      return sendBuild(res).then(() => true);
    }
    if (!path.startsWith("/i18n/")) return false;
    state.label = "messages";
    const match = BUNDLES.exec(path);
    if (match) return sendBundles(req, res, match).then(() => true);
    sendError(req, res, 404);
    return true;
  };
}

/** One order only, so that the same bundles have one address. */
function isInOrder(numbers: string): boolean {
  const all = numbers.match(/.{5}/g) ?? [];
  return all.every((number, index) => index === 0 || (all[index - 1] ?? "") < number);
}

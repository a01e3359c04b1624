import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "../../../app/context/app";
import type { SiteTable } from "../../../app/context/route-handle";
import { sendError } from "../error-page";

interface ManifestSite extends SiteTable {
  app: App;
}

const MANIFEST = /^(?:\/([A-Za-z\d-]{2,35}))?\/manifest\.webmanifest$/;

/** `/manifest.webmanifest`, also under each locale's prefix. */
export function createManifestStep(currentSite: () => ManifestSite | Promise<ManifestSite>) {
  async function send(req: IncomingMessage, res: ServerResponse, locale: string | undefined) {
    const { requestId, origin, clientIp, country } = req.state;
    req.state.label = "manifest";
    const site = await currentSite();
    const text = await site.app.webManifest(locale, { requestId, origin, clientIp, country }, site);
    if (text === null) sendError(req, res, 404);
    else {
      res.setHeader("Cache-Control", "public, max-age=3600");
      res.setHeader("Content-Type", "application/manifest+json");
      res.setHeader("Content-Length", Buffer.byteLength(text));
      res.end(req.method === "HEAD" ? undefined : text);
    }
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> => {
    const match = req.method === "POST" ? null : MANIFEST.exec(req.state.path);
    return match !== null && send(req, res, match[1]);
  };
}

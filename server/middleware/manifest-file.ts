import type { IncomingMessage, ServerResponse } from "node:http";
import type { App, SiteTable } from "../../app/context";
import { sendError } from "./error-page";

interface ManifestSite extends SiteTable {
  app: App;
}

const MANIFEST = /^(?:\/([A-Za-z\d-]{2,35}))?\/manifest\.webmanifest$/;

/** `/manifest.webmanifest`, also under each locale's prefix. */
export function createManifestStep(currentSite: () => ManifestSite | Promise<ManifestSite>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { state } = req;
    const match = MANIFEST.exec(state.path);
    if (!match || req.method === "POST") return false;
    state.label = "manifest";
    const { requestId, origin, clientIp, country } = state;
    const site = await currentSite();
    const text = await site.app.webManifest(match[1], { requestId, origin, clientIp, country }, site);
    if (text === null) sendError(req, res, 404);
    else {
      res.setHeader("Cache-Control", "public, max-age=3600");
      res.setHeader("Content-Type", "application/manifest+json");
      res.setHeader("Content-Length", Buffer.byteLength(text));
      res.end(req.method === "HEAD" ? undefined : text);
    }
    return true;
  };
}

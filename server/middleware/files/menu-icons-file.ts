import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "../../../app/context/app";
import type { SiteTable } from "../../../app/context/route-handle";
import { sendError } from "../error-page";

interface MenuIconsSite extends SiteTable {
  app: App;
}

const MENU_ICONS = /^(?:\/([A-Za-z\d-]{2,35}))?\/menu-icons\.svg$/;
const IMMUTABLE = "public, max-age=31536000, immutable";

/** `/menu-icons.svg`, also under each locale's prefix. An outdated version gets the current icons, uncached. */
export function createMenuIconsStep(currentSite: () => MenuIconsSite | Promise<MenuIconsSite>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { state } = req;
    const match = MENU_ICONS.exec(state.path);
    if (!match || req.method === "POST") return false;
    state.label = "menu-icons";
    const { requestId, origin, clientIp, country } = state;
    const site = await currentSite();
    const sheet = await site.app.menuIcons(match[1], { requestId, origin, clientIp, country }, site);
    if (sheet === null) sendError(req, res, 404);
    else {
      res.setHeader("Cache-Control", state.search === `?v=${sheet.hash}` ? IMMUTABLE : "no-store");
      res.setHeader("Content-Type", "image/svg+xml");
      res.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
      res.setHeader("Content-Length", Buffer.byteLength(sheet.text));
      res.end(req.method === "HEAD" ? undefined : sheet.text);
    }
    return true;
  };
}

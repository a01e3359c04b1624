import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";

const TABLE = "table";

/**
 * A document gets the manifest of the route table that it was rendered with. Remix's own, a module of Vite's, has the
 * table as it is when requested: after a change of `app/routes.ts` a page would hydrate with another table.
 */
export function createOwnManifests() {
  const manifests = new Map<string, string>();
  return {
    withOwn(build: ServerBuild): ServerBuild {
      const table = tableOf(build);
      const assets = { ...build.assets, url: `${build.assets.url}?${TABLE}=${table}` };
      manifests.set(table, `window.__remixManifest=${JSON.stringify(assets)};`);
      return { ...build, assets };
    },
    /** True if a manifest was requested. */
    answer({ url = "" }: IncomingMessage, res: ServerResponse): boolean {
      const manifest = manifests.get(new URL(url, "http://localhost").searchParams.get(TABLE) ?? "");
      if (manifest === undefined || !url.includes("browser-manifest")) return false;
      res.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" }).end(manifest);
      return true;
    },
  };
}

/** Equal for equal tables of routes. */
export function tableOf({ assets }: ServerBuild): string {
  return createHash("sha256").update(JSON.stringify(assets.routes)).digest("hex").slice(0, 10);
}

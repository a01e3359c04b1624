import type { App } from "../../app/context/app";
import type { Step } from "./request-state";

const POLICY =
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/_kit`: the site's parts for those who change its look. */
export function createKitStep(currentSite: () => { app: App } | Promise<{ app: App }>): Step {
  return async (req, res) => {
    if (req.state.path !== "/_kit" || req.method === "POST") return false;
    req.state.label = "kit";
    const html = await (await currentSite()).app.kit();
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    res.setHeader("Content-Security-Policy", POLICY);
    res.setHeader("Content-Length", Buffer.byteLength(html));
    res.end(req.method === "HEAD" ? undefined : html);
    return true;
  };
}

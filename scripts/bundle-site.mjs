import { resolve } from "node:path";
import { build } from "esbuild";
import { lazyHandoff } from "./lazy-handoff.mjs";
import { packageParts } from "./package-parts.mjs";

/** Where the build leaves what Remix made of the app for the server. */
export const REMIX_OUTPUT = ".cache/remix";

export const forNode = { bundle: true, platform: "node", target: "node20", logLevel: "warning" };

/**
 * Bundles the web server and an app (the file of Remix's server build) with all their packages: `site.cjs`, one script,
 * so that a start reads one file instead of a thousand, and `server.js`, which runs it.
 */
export async function bundleSite(app, outdir) {
  await build({
    ...forNode,
    entryPoints: { site: "server.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    alias: { "virtual:remix/server-build": resolve(app) },
    plugins: [packageParts, lazyHandoff],
    // sharp has native parts.
    external: ["sharp", "vite"],
    // Compiled code from a file has no import(): what is loaded when it is used is required.
    supported: { "dynamic-import": false },
    // Names stay, for stack traces and profiles.
    minifyWhitespace: true,
    minifySyntax: true,
    // Beside the script, which no path of the site leads to.
    sourcemap: "linked",
    sourcesContent: false,
    legalComments: "external",
    // As a script it is the function of a module, to be called with a module's parts; as a module it calls it itself.
    banner: {
      js: `((run) => (this === globalThis ? run : run(exports, require, module, __filename)))((function (exports, require, module, __filename) {
const siteUrl = require("node:url").pathToFileURL(__filename).href;`,
    },
    footer: { js: "}));" },
    define: { "process.env.NODE_ENV": '"production"', "import.meta.url": "siteUrl" },
    // Remix's output imports for their effects packages that say they have none.
    logOverride: { "ignored-bare-import": "silent" },
  });
  await build({ ...forNode, entryPoints: { server: "server/compiled-site.ts" }, outdir, format: "esm" });
}

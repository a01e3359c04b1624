import { resolve } from "node:path";
import { build } from "esbuild";

/** Where the build leaves what Remix made of the app for the server. */
export const REMIX_OUTPUT = ".cache/remix";

export const forNode = { bundle: true, platform: "node", target: "node20", logLevel: "warning" };

/**
 * Bundles the web server and an app (the file of Remix's server build) with all their packages to `server.js`: a start
 * reads one file instead of a thousand.
 */
export async function bundleSite(app, outdir) {
  await build({
    ...forNode,
    entryPoints: { server: "server.ts" },
    outdir,
    format: "esm",
    alias: {
      "virtual:remix/server-build": resolve(app),
      // Its UMD build requires its parts in a way that bundlers cannot follow.
      "jsonc-parser": "jsonc-parser/lib/esm/main.js",
    },
    // sharp has native parts.
    external: ["sharp", "vite"],
    // CommonJS packages require Node's modules with it.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    // Names stay, for stack traces and profiles.
    minifyWhitespace: true,
    minifySyntax: true,
    // Beside the script, which no path of the site leads to.
    sourcemap: "linked",
    sourcesContent: false,
    legalComments: "external",
    define: { "process.env.NODE_ENV": '"production"' },
    // Remix's output imports for their effects packages that say they have none.
    logOverride: { "ignored-bare-import": "silent" },
  });
}

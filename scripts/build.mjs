import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

/** What Remix makes of the app for the server; it becomes part of `build/server.js`. */
const REMIX_OUTPUT = "build/server";
const forNode = { bundle: true, platform: "node", target: "node20", logLevel: "warning" };
/** Bytes. The small files of an entry are a first visit's too. */
const WORTH_COMPRESSING = 128;

rmSync("build", { recursive: true, force: true });
const remix = spawnSync("node_modules/.bin/remix", ["vite:build", "--config", "remix.config.ts"], {
  stdio: "inherit",
});
if (remix.status !== 0) process.exit(1);

// Maps of the browser's scripts are for the server, which names by them what browsers report: no path leads there.
mkdirSync("build/client-maps");
for (const name of readdirSync("build/client/assets").filter((name) => name.endsWith(".map")))
  renameSync(`build/client/assets/${name}`, `build/client-maps/${name}`);

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
await bundleSite();
// The sandbox, and the launcher of both.
await build({
  ...forNode,
  entryPoints: { sandbox: "sandbox/main.ts", launch: "sandbox/launch.ts" },
  outdir: "build",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  format: "esm",
  // The sandbox's own dependencies are bundled: a production install has no development dependencies.
  external: [...Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]), "vite"],
});
cpSync("sandbox/brands/second", "build/brands/second", { recursive: true });
cpSync("markets", "build/markets", { recursive: true });
cpSync("sandbox/artwork/drawings", "build/drawings", { recursive: true });

const id = await buildId();
rmSync(REMIX_OUTPUT, { recursive: true });
await build({
  entryPoints: ["sw", "sw-off"].map((name) => `app/browser/runtime/worker/${name}.ts`),
  outdir: "build/client",
  bundle: true,
  minify: true,
  target: "es2022",
  format: "iife",
  logLevel: "warning",
  // A new build changes the worker's bytes, so browsers update it, and open pages learn of the build.
  banner: { js: `/* ${id} */` },
});

compressFiles("build/client");
if (
  spawnSync("node_modules/.bin/tsx", ["scripts/payment-page/write-inventory.ts"], { stdio: "inherit" })
    .status !== 0
)
  process.exit(1);
writeFileSync("build/version.json", JSON.stringify({ id, timestamp: Date.now() }));

/** Bundles the web server and the app with all their packages: a start reads one file instead of a thousand. */
async function bundleSite() {
  await build({
    ...forNode,
    entryPoints: { server: "server.ts" },
    outdir: "build",
    format: "esm",
    alias: {
      "virtual:remix/server-build": resolve(`${REMIX_OUTPUT}/index.js`),
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

/** Remix's version of the client files: the same sources give the same id. */
async function buildId() {
  const { assets } = await import(new URL(`../${REMIX_OUTPUT}/index.js`, import.meta.url).href);
  return assets.version;
}

/** Writes a brotli and a gzip version of every text file, so that the server never compresses one. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const path = join(folder, entry);
    if (!/\.(?:css|js|json|svg|txt|webmanifest)$/.test(path) || statSync(path).size < WORTH_COMPRESSING)
      continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

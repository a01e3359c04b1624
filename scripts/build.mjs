import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const WORTH_COMPRESSING = 1024;

/** What node runs directly: the web server, and the app that it loads. */
const SITE = { server: "server.ts", app: "build/server/index.js" };
/** The sandbox, and the launcher of both. */
const SANDBOX = { sandbox: "sandbox/main.ts", launch: "sandbox/launch.ts" };

const remix = spawnSync("node_modules/.bin/remix", ["vite:build", "--config", "remix.config.ts"], {
  stdio: "inherit",
});
if (remix.status !== 0) process.exit(1);

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const forNode = {
  outdir: "build",
  bundle: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
};
rmSync("build/chunks", { recursive: true, force: true });
await build({
  ...forNode,
  entryPoints: SITE,
  // With their packages, so that a start reads a few files instead of a thousand. sharp has native parts.
  external: ["sharp", "vite"],
  // Names stay, for stack traces and profiles.
  minifyWhitespace: true,
  minifySyntax: true,
  // Beside the bundles, which no path of the site leads to.
  sourcemap: "linked",
  sourcesContent: false,
  legalComments: "external",
  define: { "process.env.NODE_ENV": '"production"' },
  // Packages of the older format ask for node's own modules by `require`.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  // Remix's output imports for their effects packages that say they have none.
  logOverride: { "ignored-bare-import": "silent" },
});
rmSync("build/server", { recursive: true });
await build({
  ...forNode,
  entryPoints: SANDBOX,
  // The sandbox's own dependencies are bundled: a production install has no development dependencies.
  external: [...Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]), "vite"],
});
cpSync("sandbox/artwork/drawings", "build/drawings", { recursive: true });

const id = await buildId();
await build({
  entryPoints: ["sw", "sw-off"].map((name) => `app/runtime/worker/${name}.ts`),
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
writeFileSync("build/version.json", JSON.stringify({ id, timestamp: Date.now() }));

/** Remix's version of the client files: the same sources give the same id. */
async function buildId() {
  const { assets } = await import(new URL("../build/app.js", import.meta.url).href);
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

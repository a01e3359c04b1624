import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { envOnlyMacros } from "vite-env-only";
import { configDefaults, defineConfig } from "vitest/config";
import { future } from "./app/shell/document/remix-future";
import { buildLogger } from "./scripts/build-logger";
import { chunkOf } from "./scripts/client-chunks";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Tests of hooks and of components with state, which need a document. */
const DOM_TESTS = "app/**/*.dom.test.{ts,tsx}";

/** Tests that start processes and servers, render every page, or wait for time to pass; `test:quick` leaves them out. */
const SLOW_TESTS = [
  "server/**/*.test.ts",
  "app/shell/boot/**/*.test.ts",
  "scripts/dev/watchdog.test.ts",
  "app/{content/client,upstream/transport/transport}.server.test.ts",
  "tests/unit/{features,hostile-addresses,react-warnings}.test.ts",
];

/** Test files of a worker share the module registry: importing everything again per file took longer than the tests. */
const shared = { setupFiles: ["tests/support/setup.ts"], isolate: false };

/** The one build configuration, used by `remix vite:build`, the development server and vitest. */
export default defineConfig(({ isSsrBuild, command }) => ({
  customLogger: command === "build" ? buildLogger() : undefined,
  plugins: [
    tailwindcss(),
    // `serverOnly$()` in the declarations of dialogs.
    envOnlyMacros(),
    // Vitest runs single modules; the Remix plugin can only build an app.
    !process.env.VITEST &&
      remix({
        future: { ...future, v3_routeConfig: true },
      }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  server: { host: "127.0.0.1", fs: { strict: true } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // For stack traces: the server's own (`--enable-source-maps`), and those that browsers report, whose maps
    // `scripts/build.mjs` takes out of the browser's files.
    sourcemap: isSsrBuild ? true : "hidden",
    // Slower than esbuild, but 5 % smaller for every visitor.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true }, format: { comments: false } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, sourcemapExcludeSources: true } },
  },
  test: {
    // Two also on two cores: many tests wait for timers and sockets.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{app,server,sandbox,scripts,bench}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, DOM_TESTS, ...SLOW_TESTS],
          ...shared,
        },
      },
      // Three of those that mostly wait, once the others are done.
      {
        extends: true,
        test: { name: "slow", include: SLOW_TESTS, maxWorkers: 3, sequence: { groupOrder: 1 }, ...shared },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: [DOM_TESTS],
          environment: "happy-dom",
          ...shared,
          setupFiles: [...shared.setupFiles, "tests/support/setup-dom.ts"],
        },
      },
    ],
  },
}));

import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|remix-i18next|@babel)\//;
const FRAME =
  /app\/(?:document-data|paths|(?:i18n|runtime|ui|shell)\/(?!messages|.*\.route))|vite\/preload-helper/;
/** Of those rooms what only some pages or parts want; where the frame itself imports one, it is in it all the same. */
const WANTED_BY_SOME =
  /app\/(?:runtime\/(?:parts|balance|idle|tracking|worker)\/|shell\/header\/balance\.ts|ui\/virtual-)/;

/** What every page needs anyway, in two files: the packages, which seldom change, and the frame, which does. */
function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  return FRAME.test(id) && !WANTED_BY_SOME.test(id) ? "frame" : undefined;
}

/** The one build configuration: `remix vite:build`, the development server and vitest are all given this file. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    // Vitest runs modules one by one; the Remix plugin only knows how to build an app.
    !process.env.VITEST &&
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_singleFetch: true,
          v3_routeConfig: true,
          // Off: matching `/__manifest` costs seconds of CPU on hostile paths, and 2.17.5 has no fix.
          v3_lazyRouteDiscovery: false,
        },
      }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  server: { host: "127.0.0.1", fs: { strict: true } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    // Slower to build than esbuild's, and 5 % less for every visitor to load.
    minify: "terser",
    terserOptions: { compress: { passes: 3, pure_getters: true }, format: { comments: false } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  test: {
    include: ["{app,server,sandbox,scripts}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
}));

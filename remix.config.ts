import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { envOnlyMacros } from "vite-env-only";
import { configDefaults, defineConfig } from "vitest/config";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|remix-i18next|@babel)\//;
const FRAME =
  /app\/(?:document-data|paths|(?:i18n|runtime|ui|shell)\/(?!messages|.*\.route))|vite\/preload-helper/;
/** Modules of those folders that only some pages need; one that the frame imports ends up in its chunk anyway. */
const WANTED_BY_SOME = new RegExp(
  [
    "app/runtime/(?:(?:parts|balance|idle|tracking|worker)/|read-json|time/throttled-refresh|navigation/un(?:sent|disturbed))",
    "app/(?:shell/header/balance\\.ts|shell/icon-sprite/find-icons|i18n/choice/language[-.]dialog|shell/fragments/menu\\.dialog|ui/lists/virtual-)",
  ].join("|"),
);

/** Tests of hooks and of components with state, which need a document. */
const DOM_TESTS = "app/**/*.dom.test.{ts,tsx}";

/** What every page needs, in two chunks: the framework, which rarely changes, and the frame, which often does. */
function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  return FRAME.test(id) && !WANTED_BY_SOME.test(id) ? "frame" : undefined;
}

/** The one build configuration, used by `remix vite:build`, the development server and vitest. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    // `serverOnly$()` in the declarations of dialogs.
    envOnlyMacros(),
    // Vitest runs single modules; the Remix plugin can only build an app.
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
    // Slower than esbuild, but 5 % smaller for every visitor.
    minify: "terser",
    terserOptions: { compress: { passes: 3, pure_getters: true }, format: { comments: false } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
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
          include: ["{app,server,sandbox,scripts}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, DOM_TESTS],
          setupFiles: ["tests/support/setup.ts"],
          // Test files of a worker share the module registry: importing everything again per file took longer than the
          // tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: [DOM_TESTS],
          environment: "happy-dom",
          setupFiles: ["tests/support/setup.ts", "tests/support/setup-dom.ts"],
        },
      },
    ],
  },
}));

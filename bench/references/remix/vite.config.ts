import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/** Stock Remix with the flags that its own template sets. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: "bench/references/remix",
      buildDirectory: ".cache/bench/remix",
      ignoredRouteFiles: ["**/vite.config.ts"],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
});

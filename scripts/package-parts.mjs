import { fileURLToPath } from "node:url";

/**
 * Packages of which the site uses a part, by the files that hold it. All of undici or prom-client takes twice to three
 * times as long to load: fetch, WebSockets, the metrics of clusters. An import of anything else fails the build.
 */
const parts = {
  undici: `
    import methods from "undici/lib/api/index.js";
    import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
    Object.assign(Dispatcher.prototype, methods);
    export { default as Pool } from "undici/lib/dispatcher/pool.js";
    export { parseMIMEType } from "undici/lib/web/fetch/data-url.js";`,
  "prom-client": `
    export { default as Counter } from "prom-client/lib/counter.js";
    export { default as Gauge } from "prom-client/lib/gauge.js";
    export { default as Registry } from "prom-client/lib/registry.js";
    export { default as collectDefaultMetrics } from "prom-client/lib/defaultMetrics.js";`,
};

const root = fileURLToPath(new URL("..", import.meta.url));

/** Plugin of esbuild that takes only these parts. */
export const packageParts = {
  name: "package-parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:undici|prom-client)$/ }, ({ path }) => ({ path, namespace: "parts" }));
    onLoad({ filter: /.*/, namespace: "parts" }, ({ path }) => ({ contents: parts[path], resolveDir: root }));
  },
};

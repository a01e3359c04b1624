import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Packages of which the site uses a part, by the files that hold it. All of undici or prom-client takes twice to three
 * times as long to load: WebSockets, the metrics of clusters, limits in twenty databases. An import of anything
 * else fails the build.
 */
const parts = {
  undici: `
    import methods from "undici/lib/api/index.js";
    import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
    Object.assign(Dispatcher.prototype, methods);
    export { default as Pool } from "undici/lib/dispatcher/pool.js";
    export { parseMIMEType } from "undici/lib/web/fetch/data-url.js";
    // In the order of undici's own: requests are checked by what responses define.
    export { Response } from "undici/lib/web/fetch/response.js";
    export { Headers } from "undici/lib/web/fetch/headers.js";
    export { Request } from "undici/lib/web/fetch/request.js";
    export { FormData } from "undici/lib/web/fetch/formdata.js";`,
  "prom-client": `
    export { default as Counter } from "prom-client/lib/counter.js";
    export { default as Gauge } from "prom-client/lib/gauge.js";
    export { default as Registry } from "prom-client/lib/registry.js";
    export { default as collectDefaultMetrics } from "prom-client/lib/defaultMetrics.js";`,
  "rate-limiter-flexible": `
    export { default as RateLimiterMemory } from "rate-limiter-flexible/lib/RateLimiterMemory.js";
    export { default as RateLimiterRedis } from "rate-limiter-flexible/lib/RateLimiterRedis.js";
    export { default as RateLimiterRes } from "rate-limiter-flexible/lib/RateLimiterRes.js";`,
};

/** Files of packages of which a start loads less, each with what is put in its place. */
const files = [
  // sanitize-html takes the parser; the package has a serialiser as well.
  [/[\\/]htmlparser2[\\/]dist[\\/]commonjs[\\/]index\.js$/, () => `export { Parser } from "./Parser.js";`],
  // What zod says of a fault, in sixty languages: English is for the log, and players read texts of our own.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, () => `export { default as en } from "./en.js";`],
  // HTTP/2 to backends, which nobody speaks: it brings Node's own HTTP/2 along.
  [/[\\/]undici[\\/]lib[\\/]dispatcher[\\/]client-h2\.js$/, loadedWhenCalled],
  // HTML's entities are packed for browsers: to unpack them takes as long as to load React.
  [/[\\/]entities[\\/]dist[\\/](?:commonjs[\\/])?generated[\\/]decode-data-html\.js$/, unpackedEntities],
];

/** Which files these are. */
export const replaced = files.map(([filter]) => filter);

const root = fileURLToPath(new URL("..", import.meta.url));

/** Plugin of esbuild that takes only these parts. */
export const packageParts = {
  name: "package-parts",
  setup({ onResolve, onLoad }) {
    const names = new RegExp(`^(?:${Object.keys(parts).join("|")})$`);
    onResolve({ filter: names }, ({ path }) => ({ path, namespace: "parts" }));
    onLoad({ filter: /.*/, namespace: "parts" }, ({ path }) => ({ contents: parts[path], resolveDir: root }));
    for (const [filter, contentsOf] of files) {
      onLoad({ filter }, async ({ path, suffix }) =>
        suffix === WHOLE ? undefined : { contents: await contentsOf(path), resolveDir: dirname(path) },
      );
    }
  },
};

const WHOLE = "?whole";

function loadedWhenCalled(path) {
  return `module.exports = (...args) => require(${JSON.stringify(path + WHOLE)})(...args);`;
}

async function unpackedEntities(path) {
  const { htmlDecodeTree } = await import(pathToFileURL(path).href);
  const bytes = Buffer.from(htmlDecodeTree.buffer, htmlDecodeTree.byteOffset, htmlDecodeTree.byteLength);
  // Copied, because a small Buffer begins anywhere in a larger one.
  return `const bytes = Uint8Array.from(Buffer.from("${bytes.toString("base64")}", "base64"));
    export const htmlDecodeTree = new Uint16Array(bytes.buffer);`;
}

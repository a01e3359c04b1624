import type { Plugin } from "vite";

const PACKAGES =
  /node_modules\/(?:(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\/|react(?:-dom)?\/cjs\/react(?:-dom)?\.production)/;

/** What a lazy part imports is asked for with it. Vite's own waits for styles too, and looks for what is loaded already. */
const PRELOAD = `const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", crossOrigin: "", href: "/" + file }));
  }
  return load();
}`;

/** Ways of Remix, its router and React that this site never takes, or takes otherwise, with the text that says so. */
export const settled: readonly (readonly [unused: string, from: RegExp, to: string])[] = [
  // A name for developer tools keeps a component that nothing renders: links and forms are plain here.
  ["names of components", /^\s*[\w$]+\.displayName = ".*";$/gm, ""],
  // The first script of most documents says it (app/served-state.ts).
  [
    "data that has to be decoded",
    /(?<=if \()window\.__remixContext\.future\.v3_singleFetch(?=\) \{\s*\/\/ Note: `stateDecodingPromise`)/g,
    "!window.__remixContext.state",
  ],
  [
    "ways of Remix 2 that this site chose",
    /window\.__remixContext\.future\.v3_(?:fetcherPersist|relativeSplatPath)\b/g,
    "true",
  ],
  ["single fetch", /(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch\b/g, "true"],
  ["single fetch of a route", /typeof singleFetch === "function"/g, "true"],
  ["lazy route discovery", /(?:window\.__remixContext\.)?\bfuture\.v3_lazyRouteDiscovery\b/g, "false"],
  ["SPA mode", /window\.__remixContext\.isSpaMode\b/g, "false"],
  ["loaders and actions of the browser", /\b(?:routeModule|mod)\.client(?:Loader|Action)\b/g, "undefined"],
  ["pages in link descriptors", /object != null && typeof object\.page === "string"/g, "false"],
  ["deferred data, which single fetch replaced", /result\.type === ResultType\.deferred\b/g, "false"],
  ["changes of lazy route discovery", /\bfogOfWar\.active = false;/g, ""],
  ["answers of lazy route discovery", /\bfogOfWar\.active\b/g, "false"],
  ["pages while routes are discovered", /(?<=if \()isFogOfWar(?=\))/g, "false"],
  ["pages whose routes are known", /!isFogOfWar\b/g, "true"],
  ["discovery of routes", /\binit\.patchRoutesOnNavigation\b/g, "undefined"],
  ["blocked navigations", /\bblockerFunctions\.size === 0/g, "true"],
  [
    "words of failed assumptions",
    /(?<=function invariant\(value, message\) \{[^}]*new Error\()message/g,
    '"invariant"',
  ],
  [
    "a page until the first one is loaded",
    /\broute\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g,
    "undefined",
  ],
  ["a hint to developers", /(?<=let heyDeveloper = )[\s\S]*?\n {2}\}\);/g, "null;"],
  // Kept for an error of the whole document alone. As an urgent change it makes a new context of the framework's for the
  // page, and React throws away the markup of what is not hydrated yet.
  [
    "the place after a navigation",
    /(?<=newState\.location !== location\) \{\s*)setLocation\(newState\.location\);/g,
    "React.startTransition(() => setLocation(newState.location));",
  ],
  // It would show a stack trace. The site's own page of an error stands below it.
  [
    "the page of an error of the error page",
    /React\.createElement\(RemixRootDefaultErrorBoundary, \{\s*error: this\.state\.error,\s*isOutsideRemixApp: true\s*\}\)/g,
    'React.createElement("html", null, React.createElement("body", null, React.createElement("a", { href: "" }, "\\u21bb")))',
  ],
  [
    "the page of an error without one of the root's",
    /route\.id === "root" \? \(\) => \/\*#__PURE__\*\/React\.createElement\(RemixRootDefaultErrorBoundary, \{[^}]*\}\) : undefined/g,
    "undefined",
  ],
  ["forms of fetchers", /React\.createElement\(Form, _extends\(\{\}, props, \{[^}]*\}\)\)/g, "null"],
  ["words of internal errors", /^ +errorMessage = .*;$/gm, ""],
  ["words of wrong paths", /return "Cannot include a '.*;/g, 'return "";'],
  ["styles that routes bring along", /await prefetchStyleLinks\(route, routeModule\);/g, ""],
  [
    "routes for hot updates",
    /router\.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;/g,
    "",
  ],
  ["reading anew after hot updates", /(?<=if \()needsRevalidation(?=\) \{)/g, "false"],
  ["that a hot update runs", /\bwindow\.__remixHdrActive\b/g, "false"],
  // The bundler drops what is named and never asked for.
  [
    "React's legacy roots",
    /\bexports\.(findDOMNode|hydrate|render|unmountComponentAtNode|unstable_\w+)=/g,
    "var legacy_$1=",
  ],
  [
    "ways of React that nothing here asks for",
    /\bexports\.(Children|PureComponent|act|cloneElement|create(?:Factory|Ref)|use(?:DebugValue|DeferredValue|ImperativeHandle|InsertionEffect))=/g,
    "var unused_$1=",
  ],
  ["warnings to developers", /(?<=function warning\(cond, message\) \{)[\s\S]*?\n\}/g, "}"],
];

/** Makes constants of what is settled in the browser's copy of the framework, so that the bundler drops what it never runs. */
export function trimFramework(): Plugin {
  return {
    name: "trim-framework",
    apply: "build",
    // Before Vite's own.
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? PRELOAD : null),
    transform(code, id, options) {
      if (options?.ssr || !PACKAGES.test(id)) return null;
      return { code: settled.reduce((text, [, from, to]) => text.replace(from, to), code), map: null };
    },
  };
}

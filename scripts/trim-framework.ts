import type { Plugin } from "vite";
import { type Settled, settledReact } from "./trim-react";

const PACKAGES =
  /node_modules\/(?:(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\/|(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production)/;

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

/** Ways of Remix and its router that this site never takes, or takes otherwise, with the text that says so. */
const settledRemix: readonly Settled[] = [
  // A name for developer tools keeps a component that nothing renders: links and forms are plain here.
  ["names of components", /^\s*[\w$]+\.displayName = ".*";$/gm, "", 19],
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
    2,
  ],
  ["single fetch", /(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch\b/g, "true", 11],
  ["single fetch of a route", /typeof singleFetch === "function"/g, "true"],
  ["lazy route discovery", /(?:window\.__remixContext\.)?\bfuture\.v3_lazyRouteDiscovery\b/g, "false"],
  ["SPA mode", /window\.__remixContext\.isSpaMode\b/g, "false", 9],
  [
    "loaders and actions of the browser",
    /\b(?:routeModule|mod)\.client(?:Loader|Action)\b/g,
    "undefined",
    13,
  ],
  ["pages in link descriptors", /object != null && typeof object\.page === "string"/g, "false"],
  ["deferred data, which single fetch replaced", /result\.type === ResultType\.deferred\b/g, "false"],
  ["changes of lazy route discovery", /\bfogOfWar\.active = false;/g, ""],
  ["answers of lazy route discovery", /\bfogOfWar\.active\b/g, "false", 8],
  ["pages while routes are discovered", /(?<=if \()isFogOfWar(?=\))/g, "false", 4],
  ["pages whose routes are known", /!isFogOfWar\b/g, "true", 2],
  ["discovery of routes", /\binit\.patchRoutesOnNavigation\b/g, "undefined"],
  ["blocked navigations", /\bblockerFunctions\.size === 0/g, "true", 2],
  [
    "words of failed assumptions",
    /(?<=function invariant\(value, message\) \{[^}]*new Error\()message/g,
    '"invariant"',
    2,
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
  // So does what it tells links that are components.
  ["what links know of an animated navigation", /(?<=value: )vtContext\b/g, "null"],
  [
    "the places of an animated navigation",
    /,\s*(?:current|next)Location: (?:viewTransitionOpts|interruption)\.\w+(?=[,\s])/g,
    "",
    8,
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
  ["words of internal errors", /^ +errorMessage = .*;$/gm, "", 7],
  ["words of wrong paths", /return "Cannot include a '.*;/g, 'return "";'],
  ["styles that routes bring along", /await prefetchStyleLinks\(route, routeModule\);/g, ""],
  [
    "routes for hot updates",
    /router\.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;/g,
    "",
  ],
  ["reading anew after hot updates", /(?<=if \()needsRevalidation(?=\) \{)/g, "false"],
  ["that a hot update runs", /\bwindow\.__remixHdrActive\b/g, "false"],
  ["what React Router 7 does anyway", /\b(?:router\.)?_?future\.v7_\w+/g, "true", 34],
  [
    "changes that are drawn at once",
    /\(opts && opts\.flushSync\) === true|\bopts\.flushSync === true/g,
    "false",
    7,
  ],
  ["pages that are drawn at once", /(?<=\n {4,6}if \()flushSync(?=\) \{)/g, "false", 2],
  [
    "ways of older versions of React",
    /const (\w+) = "(\w+)";\s*const (\w+)Impl = (React(?:DOM)?)\[\1\];/g,
    "const $3Impl = $4.$2;",
    4,
  ],
  [
    "browsers that cannot merge objects",
    /function _extends\(\) \{[\s\S]*?\n\}/g,
    "var _extends = Object.assign;",
    4,
  ],
  [
    "navigations outside of a page",
    /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g,
    "useNavigateStable()",
  ],
  // The root has its own.
  ["words for an error without a page", / \|\| defaultErrorElement\b/g, ""],
  [
    "forms of other kinds",
    /\b(?:opts\.)?(?:formEncType|encType) === "(?:text\/plain|application\/json)"/g,
    "false",
    5,
  ],
  [
    "requests of other kinds",
    /contentType && \/\\b(?:text|application)\\\/(?:plain|json)\\b\/\.test\(contentType\)(?=\) \{\s*init\.headers)/g,
    "false",
    2,
  ],
  ["deferred data", /(?<=if \()isDeferredData\(result\)/g, "false", 2],
  [
    "deferred data that is dropped",
    /(?<=function cancelActiveDeferreds\(predicate\) \{\s*)let cancelledRouteIds = \[\];[\s\S]*?return cancelledRouteIds;/g,
    "return [];",
  ],
  [
    "deferred data that is awaited",
    /activeDeferreds\.forEach\(\(deferredData, routeId\) => \{[\s\S]*?\n {4}\}\);/g,
    "",
  ],
  [
    "loaders of the browser in the table of routes",
    /\b(?:manifest\.routes\[m(?:atch)?\.route\.id\]|route)\.hasClient(?:Loader|Action)\b/g,
    "false",
    6,
  ],
  [
    "styles that data waits for",
    /cachedModule \? prefetchStyleLinks\(route, cachedModule\) : Promise\.resolve\(\)/g,
    "Promise.resolve()",
  ],
  [
    "routes that come later",
    /(?<= {2})function _internalSetRoutes\(newRoutes\) \{[\s\S]*?updateState\(\{\}\);\s*\}\s*\}(?=\s*router = \{)|patchRoutes,(?=\s*_internalFetch)|_internalSetRoutes(?=\s*\};\s*return router;)/g,
    "",
    3,
  ],
  ["the server's use of the router", /const isBrowser = [^;]*;/g, "const isBrowser = true;", 2],
  ["the end of the router", /(?<=function dispose\(\) \{)[\s\S]*?\n {2}\}/g, "}"],
  ["pages that are left unwillingly", /(?<=if \()blockers\.size > 0/g, "false"],
  ["warnings to developers", /(?<=function warning\(cond, message\) \{)[\s\S]*?\n\}/g, "}"],
];

export const settled: readonly Settled[] = [...settledRemix, ...settledReact];

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

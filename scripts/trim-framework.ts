import type { Plugin } from "vite";

const PACKAGES = /node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\//;

/** Ways of Remix and its router that this site never takes, or takes otherwise, with the text that says so. */
export const settled: readonly (readonly [unused: string, from: RegExp, to: string])[] = [
  // A name for developer tools keeps a component that nothing renders: links and forms are plain here.
  ["names of components", /^\s*[\w$]+\.displayName = ".*";$/gm, ""],
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
  ["warnings to developers", /(?<=function warning\(cond, message\) \{)[\s\S]*?\n\}/g, "}"],
];

/** Makes constants of what is settled in the browser's copy of Remix, so that the bundler drops what it never runs. */
export function trimFramework(): Plugin {
  return {
    name: "trim-framework",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !PACKAGES.test(id)) return null;
      return { code: settled.reduce((text, [, from, to]) => text.replace(from, to), code), map: null };
    },
  };
}

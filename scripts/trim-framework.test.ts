import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { settled } from "./trim-framework";

const FOLDERS = [
  "@remix-run/react/dist/esm",
  "@remix-run/react/dist/esm/_virtual",
  "@remix-run/router/dist",
  "react-router/dist",
  "react-router-dom/dist",
];

const remix = FOLDERS.flatMap((folder) =>
  readdirSync(`node_modules/${folder}`)
    .filter((name) => /^(?!.*(?:\.min|umd|cjs|development|production)).*\.js$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const react = [
  "react/cjs/react.production.min.js",
  "react/cjs/react-jsx-runtime.production.min.js",
  "react-dom/cjs/react-dom.production.min.js",
  "scheduler/cjs/scheduler.production.min.js",
];
const texts = [...remix, ...react].map((name) => readFileSync(`node_modules/${name}`, "utf8"));
const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
const sourcesWith = (pattern: RegExp) =>
  sources.filter((name) => pattern.test(readFileSync(`app/${name}`, "utf8")));

/** How often each text stands there, where those before it are trimmed. */
const found = texts.reduce((sums, text) => {
  let rest = text;
  return settled.map(([, from, to], at) => {
    const times = rest.match(from)?.length ?? 0;
    rest = rest.replace(from, to);
    return (sums[at] ?? 0) + times;
  });
}, [] as number[]);

describe("what the browser's copy of the framework leaves out", () => {
  test.each(settled.map(([unused, , , times = 1], at) => [unused, times, found[at]] as const))(
    "%s: the installed version says it as often as expected, %i times",
    (_, times, often) => {
      expect(often).toBe(times);
    },
  );

  test("no word of two rules is the same", () => {
    expect(new Set(settled.map(([unused]) => unused)).size).toBe(settled.length);
  });

  test("nobody asks for one of React's legacy roots", () => {
    expect(sourcesWith(/from "react-dom"/)).toEqual([]);
    expect(sourcesWith(/from "react-dom\/client"/)).toEqual(["entry.client.tsx"]);
    // Alone, so that nobody has the root to draw it anew or to take it away.
    expect(readFileSync("app/entry.client.tsx", "utf8")).toMatch(/^ {4}hydrateRoot\($/m);
  });

  test("no route has a loader or an action of the browser, nor links: they would never be asked for", () => {
    const own = sourcesWith(/export .*\b(?:client(?:Loader|Action)|links)\b/);
    expect(own.filter((name) => /\.route\.tsx?$/.test(name))).toEqual([]);
  });

  test("classes are the framework's own, and know no moment but that of an error", () => {
    const moments =
      /\b(?:component(?:Did(?:Mount|Update)|Will\w+)|getSnapshotBeforeUpdate|shouldComponentUpdate|childContextTypes)\b|this\.(?:setState|forceUpdate)\b/;
    const withClasses = remix.filter((name) =>
      /extends React\.Component\b/.test(readFileSync(`node_modules/${name}`, "utf8")),
    );
    expect(withClasses.length).toBeGreaterThan(1);
    expect(withClasses.filter((name) => moments.test(readFileSync(`node_modules/${name}`, "utf8")))).toEqual(
      [],
    );
    expect(sourcesWith(/extends (?:React\.)?(?:Pure)?Component\b/)).toEqual([]);
  });

  test("no element is a script's own, nor referred to by a name", () => {
    expect(sourcesWith(/<[a-z]+-[a-z]|[\s{]ref="| is="/).filter((name) => name.endsWith(".tsx"))).toEqual([]);
  });

  test("nobody asks the router for what its copy leaves out", () => {
    expect(
      sourcesWith(/\b(?:flushSync|useBlocker|unstable_\w+|patchRoutes|encType|enctype)\b|router\.dispose/i),
    ).toEqual([]);
    expect(readFileSync("app/root.tsx", "utf8")).toMatch(/export function ErrorBoundary\b/);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { withinCircles } from "../support/circles";

/** What features are built on, from the ground up. */
const foundations = [
  "context",
  "upstream",
  "ui",
  "routing",
  "platform",
  "i18n",
  "session",
  "content",
  "dialogs",
  "forms",
  "browser",
  "seo",
  "market",
  "shell",
];

/** Lists of what features bring, as the route table is one; and what a document says around its page. */
const lists = [
  "app/dialogs/registry.ts",
  "app/browser/runtime/runtime.ts",
  "app/shell/layout-data/layout-data.ts",
  "app/shell/layout-data/layout-parts.server.ts",
  "app/shell/own-parts/own-part-list.server.tsx",
  "app/shell/document/document-data.server.ts",
  "app/shell/guards/idle-guard.server.ts",
  "app/context/app-config.ts",
  "app/context/app-context.ts",
];

/** A foundation that imports one above it. No pair joins them without a reason that its author can say. */
const uphill = [
  "context -> browser",
  "context -> content",
  "context -> i18n",
  "context -> market",
  "context -> platform",
  "context -> routing",
  "context -> seo",
  "context -> session",
  "context -> shell",
  "context -> ui",
  "context -> upstream",
  "routing -> browser",
  "platform -> session",
  "platform -> market",
  "i18n -> session",
  "i18n -> browser",
  "session -> content",
  "content -> browser",
  "content -> market",
  "dialogs -> browser",
  "dialogs -> market",
  "dialogs -> shell",
  "forms -> browser",
  "browser -> shell",
  "seo -> shell",
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path));

interface Import {
  from: string;
  to: string;
}

const imports = sources.flatMap((from): Import[] =>
  [...readFileSync(from, "utf8").matchAll(/\b(?:from|import) ?\(?"([~.][^"]*)"/g)].map(([, text = ""]) => ({
    from,
    to: normalize(text.startsWith("~/") ? join("app", text.slice(2)) : join(dirname(from), text)),
  })),
);

const roomOf = (path: string) => path.split("/")[1] ?? "";
const floorOf = (path: string) => foundations.indexOf(roomOf(path));

describe("who may import whom", () => {
  it("finds the imports at all", () => {
    expect(imports.length).toBeGreaterThan(1000);
    for (const room of [...foundations, "features"])
      expect(
        sources.some((path) => path.startsWith(`app/${room}/`)),
        room,
      ).toBe(true);
    expect(readdirSync("app").filter((name) => !name.includes(".test.")).length).toBeLessThanOrEqual(20);
  });

  it("foundations import no feature, but for the lists of what features bring", () => {
    const upward = imports.filter(({ from, to }) => floorOf(from) >= 0 && roomOf(to) === "features");
    expect([...new Set(upward.map(({ from }) => from))].toSorted()).toEqual(lists.toSorted());
  });

  it("a foundation stands on those below it", () => {
    const pairs = imports
      .filter(({ from, to }) => floorOf(from) >= 0 && floorOf(from) < floorOf(to))
      .map(({ from, to }) => `${roomOf(from)} -> ${roomOf(to)}`);
    expect([...new Set(pairs)].toSorted()).toEqual(uphill.toSorted());
  });

  it("platform and content do not know each other, and upstream knows neither", () => {
    const backends = ["platform", "content"];
    const wrong = imports.filter(
      ({ from, to }) =>
        (backends.includes(roomOf(from)) || roomOf(from) === "upstream") &&
        backends.includes(roomOf(to)) &&
        roomOf(from) !== roomOf(to),
    );
    expect(wrong).toEqual([]);
  });

  it("ui imports nothing of the app", () => {
    expect(imports.filter(({ from, to }) => roomOf(from) === "ui" && roomOf(to) !== "ui")).toEqual([]);
  });

  it("nobody imports a route of another folder", () => {
    const wrong = imports.filter(({ from, to }) => /\.route$/.test(to) && dirname(from) !== dirname(to));
    expect(wrong).toEqual([]);
  });

  it("what browsers load imports nothing that imports Remix's server: a dev server leaves nothing out", () => {
    const isServers = (path: string) =>
      /\.(?:server|route)\.tsx?$|app\/(?:entry\.server|root)\.tsx$/.test(path);
    const valueImports = (path: string) =>
      [...readFileSync(path, "utf8").matchAll(/^import (?!type )[^;]*? from "([^"]+)";/gm)].map(
        ([, to = ""]) =>
          normalize(
            to.startsWith("~/") ? join("app", to.slice(2)) : /^\./.test(to) ? join(dirname(path), to) : to,
          ),
      );
    const heavy = sources.filter(
      (path) => !isServers(path) && valueImports(path).includes("@remix-run/node"),
    );
    expect(heavy.length).toBeGreaterThan(0);
    const names = heavy.map((path) => path.replace(/\.tsx?$/, ""));
    const wrong = sources.filter(
      (path) => !isServers(path) && valueImports(path).some((to) => names.includes(to)),
    );
    expect(wrong).toEqual([]);
  });

  it("the sandbox is unknown to the site", () => {
    expect(imports.filter(({ to }) => to.startsWith("sandbox"))).toEqual([]);
  });
});

describe("circles", () => {
  const files = ["app", "server", "sandbox"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((path) => join(root, path))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
  );
  const fileOf = new Map(files.map((path) => [path.replace(/\.tsx?$/, ""), path]));

  /** What a file needs to be read or typed, at once or later. */
  function importedBy(path: string): string[] {
    return [...readFileSync(path, "utf8").matchAll(/\b(?:from|import) ?\(?"([~.][^"]*)"/g)].flatMap(
      ([, text = ""]) => {
        const to = normalize(text.startsWith("~/") ? join("app", text.slice(2)) : join(dirname(path), text));
        return fileOf.get(to.replace(/\.tsx?$/, "")) ?? [];
      },
    );
  }

  it("are found", () => {
    const graph = { a: ["b"], b: ["c"], c: ["b"], d: [] };
    expect([...withinCircles(new Map(Object.entries(graph))).keys()]).toEqual(["a", "b", "c"]);
  });

  it("there are none, those of types and of parts that are loaded later included", () => {
    const graph = new Map(files.map((path) => [path, importedBy(path)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(3000);
    expect([...withinCircles(graph).keys()]).toEqual([]);
  });
});

it("modules are mocked in tests of the DOM project alone, where each file has its own: the others share them", () => {
  const tests = ["app", "server", "sandbox", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const mocking = tests
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(path, "utf8")));
  expect(mocking.length).toBeGreaterThan(5);
  expect(mocking.filter((path) => !/\.dom\.test\.tsx?$/.test(path))).toEqual([]);
});

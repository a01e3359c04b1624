import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";

// Packages run as their makers published them: nothing happens to their text but bundling and minifying, nothing is
// imported that they do not export, and no global is replaced (docs/architecture.md#13).

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
const sources = [
  ...["app", "server", "sandbox", "scripts"].flatMap(filesOf),
  "server.ts",
  "remix.config.ts",
].filter((path) => /\.(?:m?ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$|\.d\.m?ts$/.test(path));
const textOf = (path: string) => readFileSync(path, "utf8");

/** The source files with a text. */
const filesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(textOf(path)));

it("no plugin of a build or of a start changes the text of modules", () => {
  expect(
    filesWith(/\benforce: *"|\btransform\(code|\bonLoad\(|\bonResolve\(|\bregisterHooks\(|\b_load\b/),
  ).toEqual([]);
  // Those of i18next say texts.
  const builds = filesWith(/\bplugins: \[/).filter((path) => !path.startsWith("app/"));
  expect(builds).toEqual(["remix.config.ts"]);
  const [, plugins = ""] = /plugins: \[([\s\S]*?)\n {2}\],/.exec(textOf("remix.config.ts")) ?? [];
  expect(plugins.match(/^ +\w+(?=\()/gm)?.map((name) => name.trim())).toEqual([
    "tailwindcss",
    "envOnlyMacros",
    "remix",
  ]);
  expect(existsSync("patches")).toBe(false);
  const { scripts } = JSON.parse(textOf("package.json"));
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([]);
});

it("nothing is imported by a path that its package does not export", () => {
  const require = createRequire(`${process.cwd()}/package.json`);
  const named = new Set(
    sources.flatMap((path) =>
      [...textOf(path).matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*"([^"]+)"/g)].map(
        ([, name = ""]) => name,
      ),
    ),
  );
  const inside = [...named].filter(
    (name) => /^(?:@[\w-]+\/)?[\w-]+\/(?!\/)/.test(name) && !/^(?:node|virtual):/.test(name),
  );
  const subpaths = inside.filter((name) => !/^@[\w-]+\/[\w.-]+$/.test(name));
  expect(subpaths.length).toBeGreaterThan(3);
  const wrong = subpaths.filter((name) => {
    const [, owner = "", path = ""] = /^((?:@[\w-]+\/)?[\w.-]+)\/(.+)$/.exec(name) ?? [];
    const { exports } = JSON.parse(readFileSync(join("node_modules", owner, "package.json"), "utf8"));
    if (!exports) return true;
    try {
      require.resolve(name);
      return false;
    } catch {
      return !(`./${path}` in exports);
    }
  });
  expect(wrong).toEqual([]);
});

it("no global is replaced, and no flag of the engine is set by the program", () => {
  // Storage in memory where the browser denies its own, where reading it throws.
  expect(filesWith(/\bObject\.(?:assign|definePropert(?:y|ies))\((?:globalThis|global|window)\b/)).toEqual([
    "app/browser/runtime/document/storage-script.ts",
  ]);
  expect(filesWith(/\b(?:globalThis|global)(?:\.\w+|\[[^\]]+\]) *=(?!=)/)).toEqual([]);
  expect(filesWith(/\bsetFlagsFromString\b|\bcachedData\b|\binstallGlobals\b/)).toEqual([]);
  const start = JSON.parse(textOf("package.json")).scripts.start as string;
  expect(start).toMatch(/^node \S+$/);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const TOP = new Set(tracked.filter((path) => path.includes("/")).map((path) => path.split("/", 1)[0]));

/** Folders and files in backticks. Globs, placeholders and addresses of the site are none. */
function pathsIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => /^\w[\w.-]*(?:\/[\w.-]+)*\/?$/.test(text) && !text.includes("..."))
    .filter((text) => text.includes("/") || /\.(?:tsx?|mjs|css|md|json)$/.test(text));
}

/** Whether a path begins at the repository's root; others are within a folder that their line names. */
function isWhole(path: string): boolean {
  return TOP.has(path.split("/", 1)[0]) || existsSync(path);
}

function folderOf(path: string): string {
  return existsSync(path) && statSync(path).isDirectory() ? path : dirname(path);
}

/** Documents that tell how to add a file, and those of folders with a root of their own. */
const NAMES_OTHERS = /^(?:docs\/(?:guides\/extend|translations)\.md|integrations\/)/;

/** The lines of a file that are written for people. */
function prose(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return file.endsWith(".md") ? lines : lines.filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line));
}

/** Paths of a line that are not there. */
function missingIn(line: string): string[] {
  const paths = pathsIn(line);
  const folders = paths.filter(isWhole).map(folderOf).filter(existsSync);
  const isWithin = (path: string) => folders.some((folder) => existsSync(join(folder, path)));
  return paths.filter((path) => (isWhole(path) ? !existsSync(path) : !isWithin(path)));
}

describe("paths of the repository", () => {
  const lines = readFileSync("docs/architecture.md", "utf8").split("\n");

  it("are there where docs/architecture.md names them", () => {
    expect(lines.flatMap(pathsIn).length).toBeGreaterThan(100);
    expect(lines.flatMap(missingIn)).toEqual([]);
  });

  it("are there where comments and other documents name them", () => {
    const named = tracked
      .filter((file) => /\.(?:tsx?|css|md)$/.test(file) && existsSync(file) && !NAMES_OTHERS.test(file))
      .flatMap((file) => prose(file).flatMap(pathsIn))
      .filter((path) => path.includes("/") && TOP.has(path.split("/", 1)[0]));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each([
    ["`app/shell/`: `layouts/`, `header/`", []],
    ["`app/shell/`: `layouts/`, `frame/`", ["frame/"]],
    ["`app/nowhere/` and `app/routing/paths.ts`", ["app/nowhere/"]],
    ["`app/features/mini-app/`: `mini-app-part.ts`, `elsewhere.ts`", ["elsewhere.ts"]],
    ["`app/<feature>/`, `app/*.ts`, `/sw.js`, `@remix-run/serve`, `a b/c`", []],
  ])("of %j are missing: %j", (line, expected) => {
    expect(missingIn(line)).toEqual(expected);
  });
});

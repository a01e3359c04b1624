import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// A name that was changed in one of both leaves a rule behind that selects nothing.

/** Files of a folder with one of the endings, without tests. */
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const code = [...filesIn("app", /\.tsx?$/), ...filesIn("server", /\.ts$/)]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const words = new Set(code.match(/[\w-]+/g));

/** As a word, as a property of `dataset`, or made of a prefix and a word: `is-${tone}`. */
function isInCode(name: string): boolean {
  const camel = name.replace(/^data-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (
    words.has(name) ||
    code.includes(`"${name}"`) ||
    (name.startsWith("data-") && code.includes(`dataset.${camel}`))
  )
    return true;
  const dash = name.indexOf("-") + 1;
  return dash > 0 && code.includes(`${name.slice(0, dash)}\${`) && words.has(name.slice(dash));
}

/** Classes, attributes, and the names that attributes are compared with. */
function namesIn(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return selectors
    .filter((selector) => !selector.trim().startsWith("@"))
    .flatMap((selector) => [
      ...[...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name),
      ...[...selector.matchAll(/\[([\w-]+)(?:[~|^$*]?="?([^"\]]*)"?)?/g)].flatMap(
        ([, name = "", value = ""]) => [name.toLowerCase() === "tabindex" ? "tabIndex" : name, value],
      ),
    ])
    .filter(Boolean);
}

it("style sheets select only what is in the code", () => {
  const sheets = filesIn("app", /\.css$/);
  const unknown = sheets.flatMap((file) =>
    namesIn(readFileSync(file, "utf8"))
      .filter((name) => !isInCode(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect([...new Set(unknown)]).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");
const splitOutsideBrackets = (selectors: string) => selectors.split(/,(?![^()]*\))/);

/** `:has()` with brackets two deep, and what follows it in the selector. */
const AFTER_HAS = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(.*)$/s;
const CONDITIONS = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const NAMES_AN_ELEMENT = /[.#[][\w-]/;

/**
 * A condition before an element of any kind, or of a kind that is everywhere. Browsers do not tell one `:has()` from
 * another: what the most general of them selects is styled anew on each change that any of them looks at, which for
 * all elements took half of a phone's time on home (docs/decisions/122-render-cost.md). So do siblings of any kind.
 */
function stylesAnything(selector: string): boolean {
  if (/[+~]\s*\*/.test(selector)) return true;
  const rest = AFTER_HAS.exec(selector)?.[1] ?? "";
  const subject = rest
    .split(/[\s>+~]+(?![^(]*\))/)
    .slice(1)
    .at(-1);
  return Boolean(subject) && !NAMES_AN_ELEMENT.test(subject?.replaceAll(CONDITIONS, "") ?? "");
}

it.each([
  ["body:has(.a) > :not(#b)", true],
  ["body:has(.a) > :not([hidden])", true],
  ["html:has(.a:not([hidden])) *", true],
  ["html:has(.a:not(:is(.b, .c))) *", true],
  [".a:has(:checked) *", true],
  [".a:has(.b) > a", true],
  [".a:has(.b) ~ *", true],
  [".a > * + *", true],
  [".a:has(.b) > a:has(> .c)", true],
  [".a:has(.b) > .c > span", true],
  ["body:has(main .a) :is(.b, .c)", false],
  ["html:has(.a)", false],
  [".a > :where(:not(:first-child))", false],
])("%s styles the whole page anew: %s", (selector, expected) => {
  expect(stylesAnything(selector)).toBe(expected);
});

it("no style of all elements depends on what is somewhere in the document", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(files.length).toBeGreaterThan(40);
  const selectors = files.flatMap((file) =>
    [...code(readFileSync(`app/${file}`, "utf8")).matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(
      ([, list = ""]) => splitOutsideBrackets(list).map((selector) => selector.trim()),
    ),
  );
  expect(selectors.length).toBeGreaterThan(900);
  expect(selectors.filter(stylesAnything)).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");

/**
 * A condition on the whole document before an element of any kind: with each node that is added anywhere the browser
 * styles all of it again, which took a fifth of a phone's time for home (docs/decisions/122-render-cost.md).
 */
const DOCUMENT_THEN_ANYTHING =
  /(?<![\w-])(?:html|body|:root)\S*:has\((?:[^()]|\([^()]*\))*\)\s*[ >+~]\s*(?:\*|:not\()/;

it.each([
  ["body:has(.a) > :not(#b)", true],
  ["html:has(.a:not([hidden])) *", true],
  ["body:has(main .a) :is(.b, .c)", false],
  ["html:has(.a)", false],
  [".a:has(.b) ~ *", false],
])("%s styles the whole page anew: %s", (selector, expected) => {
  expect(DOCUMENT_THEN_ANYTHING.test(selector)).toBe(expected);
});

it("no style of all elements hangs on what is somewhere in the document", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter((file) =>
    DOCUMENT_THEN_ANYTHING.test(code(readFileSync(`app/${file}`, "utf8"))),
  );
  expect(found).toEqual([]);
});

import { expect, it } from "vitest";
import { acceptsHtml } from "./accept-headers";

it.each<[string | undefined, boolean]>([
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
  ["application/json, Text/HTML;level=1;q=0.2", true],
  ["*/*", false],
  ["text/*", false],
  ["text/html;q=0, */*", false],
  ["text/html;q=0.000", false],
  ['application/x;note="text/html"', false],
  ["application/text/html", false],
  ["", false],
  [undefined, false],
])("%s: %s", (accept, expected) => {
  expect(acceptsHtml(accept)).toBe(expected);
});

it("reads no more of a header than a browser sends", () => {
  const started = performance.now();
  expect(acceptsHtml(`${'",'.repeat(8000)}text/html`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

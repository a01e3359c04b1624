import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figures, sizePath, withFigures, wordsOf, writtenFigures } from "../../scripts/size/size";

/** How much a figure may grow before CONTRIBUTING has to be updated. */
const GROWTH = 1.02;

describe("the size of documents and code", () => {
  const text = readFileSync(sizePath, "utf8");
  const written = writtenFigures(text);
  const now = figures();

  it("is written in CONTRIBUTING, figure by figure", () => {
    expect(written.map(({ what }) => what)).toEqual(now.map(({ what }) => what));
    expect(writtenFigures(withFigures(text, now))).toEqual(now);
  });

  it("has not grown by more than 2 %: shorten, or run npm run size -- --write and say why", () => {
    const grown = now.filter(({ count }, index) => count > (written[index]?.count ?? 0) * GROWTH);
    expect(grown).toEqual([]);
  });

  it.each([
    ["Two words.", { prose: 2, made: 0 }],
    ["| A cell | 12 |\n|---|---|", { prose: 3, made: 0 }],
    ["One\n\n<!-- made: table -->\n| two | three |\n<!-- end -->\n", { prose: 1, made: 2 }],
    ["One\n\n    npm run size\n\n```ts\nconst two = 3;\n```\n", { prose: 1, made: 0 }],
  ])("of %j is %j", (document, expected) => {
    expect(wordsOf(document)).toEqual(expected);
  });
});

import { existsSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import {
  anchorsIn,
  bareRowsIn,
  citationsOf,
  commentsAndCode,
  isFound,
  namesIn,
  sources,
  unlinkedIn,
} from "./citations";

const all = sources();
const files = all.filter(({ path }) => !path.startsWith("tests/unit/citations"));
const documents = files.filter(({ path }) => path.endsWith(".md"));
const code = files.filter(({ path }) => !path.endsWith(".md"));

describe("citations of the code", () => {
  it("are found at all, of every document with numbers", () => {
    const all = code.flatMap(({ text }) => citationsOf(text));
    expect(all.length).toBeGreaterThan(600);
    for (const name of ["contract", "product", "safety", "architecture"])
      expect(
        all.filter(({ document, id }) => document === `docs/${name}.md` && id).length,
        name,
      ).toBeGreaterThan(2);
  });

  it("lead to a section, a row, a settled point or a document", () => {
    const lost = code.flatMap(({ path, text }) =>
      citationsOf(text)
        .filter((citation) => !isFound(citation))
        .map(({ line, text: words, id }) => `${path}:${line} "${words}": there is no ${id}`),
    );
    expect(lost).toEqual([]);
  });

  it("of a long document name a part of it", () => {
    const long = ["contract", "markets", "product", "safety"].map((name) => `docs/${name}.md`);
    const whole = code.flatMap(({ path, text }) =>
      citationsOf(commentsAndCode(text).comments)
        .filter(({ document, id }) => id === undefined && long.includes(document))
        .map(({ text: words }) => `${path}: ${words}`),
    );
    expect(whole).toEqual([]);
  });

  it("are links", () => {
    const unlinked = code.flatMap(({ path, text }) =>
      [...unlinkedIn(text), ...bareRowsIn(text)].map(({ line, text: words }) => `${path}:${line} "${words}"`),
    );
    expect(unlinked).toEqual([]);
  });

  it.each([
    ["docs/contract.md#3.6", ["contract 3.6"]],
    ["docs/contract.md#3.3 to #3.5", ["contract 3.3", "contract 3.5"]],
    ["(docs/contract.md#6.4, #6.5 and #o21).", ["contract 6.4", "contract 6.5", "contract o21"]],
    ["docs/contract.md#2, #row-5 to #row-29", ["contract 2", "contract row-5", "contract row-29"]],
    ["docs/contract.md#3.9,\n * #d59", ["contract 3.9", "contract d59"]],
    ["// docs/product.md#2.2\n// and #4.", ["product 2.2", "product 4"]],
    [
      "docs/markets.md#the-fields and #what-waits-for-what",
      ["markets the-fields", "markets what-waits-for-what"],
    ],
    ["docs/rebranding.md#1-a-folder and #3-look-at-it", ["rebranding 1-a-folder", "rebranding 3-look-at-it"]],
    ["docs/decisions/020-one-time-token.md", ["decisions/020-one-time-token undefined"]],
  ])("of %j are %j", (text, expected) => {
    const found = citationsOf(text).map(({ document, id }) => `${document.slice(5, -3)} ${id}`);
    expect(found).toEqual(expected);
  });

  it.each([
    "docs/contract.md#3.99",
    "docs/contract.md#row-30",
    "docs/contract.md#d999",
    "docs/product.md#12",
    "docs/safety.md#row-777",
    "docs/markets.md#the-field",
    "docs/decisions/999-nothing.md",
  ])("%s would be lost", (text) => {
    expect(citationsOf(text).map(isFound)).toEqual([false]);
  });

  it.each([
    [unlinkedIn, "(contract 3.6)", true],
    [unlinkedIn, "product section 8", true],
    [unlinkedIn, "decisions 018", true],
    [unlinkedIn, '{ kind: "contract", status: 502 }', false],
    [unlinkedIn, "a product 12.500 times", false],
    [unlinkedIn, "the contract of 2026", false],
    [bareRowsIn, 'it("row 17, as 13 is refused"', true],
    [bareRowsIn, '("row %d, %s, ends the page"', true],
    [bareRowsIn, "docs/contract.md#row-17, as 13 is refused", false],
    [bareRowsIn, "a row of cards", false],
  ])("without a link, %o: %j %s", (find, text, isUnlinked) => {
    expect(find(text).length > 0).toBe(isUnlinked);
  });
});

describe("names of the code", () => {
  const parts = code.map(({ path, text }) => ({ path, ...commentsAndCode(text) }));
  const words = new Set(parts.flatMap((part) => part.code.match(/\w+/g) ?? []));
  const isThere = (name: string) =>
    name.includes(".") ? all.some(({ path }) => path.endsWith(name)) : words.has(name.replace("()", ""));

  it("in comments are those of files and of names that are there", () => {
    const named = parts.flatMap(({ path, comments }) => namesIn(comments).map((name) => ({ path, name })));
    expect(named.length).toBeGreaterThan(600);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it("in documents are those of files and functions that are there", () => {
    const named = documents
      // Its files are examples.
      .filter(({ path }) => path !== "docs/guides/extend.md")
      .flatMap(({ path, text }) => namesIn(text).map((name) => ({ path, name })))
      // Decisions speak of functions of packages too.
      .filter(
        ({ path, name }) => name.includes(".") || (name.endsWith(")") && !path.includes("/decisions/")),
      );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it.each([
    ["/** As `loadHall()` (`hall.server.ts`). */", ["loadHall()", "hall.server.ts"]],
    [
      "// In `features/games/hall/hall.server.ts`, `FAVOURITES`",
      ["features/games/hall/hall.server.ts", "FAVOURITES"],
    ],
    ["// `GET /api`, `a b`, `de-DE.json`", []],
  ])("of %j are %j", (text, expected) => {
    expect(namesIn(commentsAndCode(text).comments)).toEqual(expected);
  });
});

describe("documents", () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, target = "", anchor]) => ({
      path,
      to: target ? normalize(join(dirname(path), target)) : path,
      anchor,
    })),
  );

  it("link to files and headings that are there", () => {
    const lost = links.filter(
      ({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchorsIn(to).has(anchor)),
    );
    expect(links.length).toBeGreaterThan(400);
    expect(lost).toEqual([]);
  });

  it("name a decision by a link", () => {
    const bare = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\([01]\d\d\)|^.*(?<!\[)\bdecision [01]\d\d\b(?!\]).*$/gm)].map(([words]) => ({
        path,
        words,
      })),
    );
    expect(bare.filter(({ words }) => !words.includes("]("))).toEqual([]);
  });

  it("name sections and points only where there are some", () => {
    const named = documents.flatMap(({ path, text }) => {
      const isContract = /^docs\/(?:contract\b|product)/.test(path);
      const words = unlinkedIn(text).map(({ text: word }) => word);
      const letters = isContract
        ? [...text.matchAll(/\b[DO]\d{1,3}\b/g)].map(([word]) => `contract ${word}`)
        : [];
      return [...words, ...letters].map((word) => ({ path, word }));
    });
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ word }) => !isNamed(word))).toEqual([]);
  });

  /** `contract 3.6`, `contract D71`, `contract 2, row 10`, `decision 020`. */
  function isNamed(word: string): boolean {
    const [source = "", ...rest] = word.toLowerCase().split(/\s/);
    const id = rest.at(-1) ?? "";
    if (source.startsWith("decision"))
      return readdirSync("docs/decisions").some((name) => name.startsWith(`${id}-`));
    const isRow = /^\d+$/.test(id) && (source === "safety" || rest[0]?.startsWith("row"));
    return isFound({ document: `docs/${source}.md`, id: isRow ? `row-${id}` : id });
  }
});

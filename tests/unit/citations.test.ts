import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { citationsOf, isFound, places, sources } from "./citations";

const THIS = "tests/unit/citations.test.ts";
const files = sources().filter(({ path }) => path !== THIS);

describe("citations", () => {
  it("are found at all", () => {
    const all = files.flatMap(({ text }) => citationsOf(text));
    expect(all.length).toBeGreaterThan(600);
    for (const [source, ids] of Object.entries(places)) {
      expect(ids.size, source).toBeGreaterThan(10);
      expect(
        all.some((citation) => citation.source === source),
        source,
      ).toBe(true);
    }
  });

  it("lead to a section, a row, a settled point or a decision", () => {
    const lost = files.flatMap(({ path, text }) =>
      citationsOf(text)
        .filter((citation) => !isFound(citation))
        .map(({ line, text: words, id }) => `${path}:${line} "${words}": there is no ${id}`),
    );
    expect(lost).toEqual([]);
  });

  it("lead somewhere within the contract too, where they are letters alone", () => {
    const within = files.filter(({ path }) => /^docs\/(?:contract\b|product)/.test(path));
    const ids = within.flatMap(({ text }) =>
      [...text.matchAll(/\b([DO]\d{1,3})\b/g)].map(([, id = ""]) => id),
    );
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !isFound({ source: "contract", id: id.toLowerCase() }))).toEqual([]);
  });

  it.each([
    ["contract 3.6", ["contract 3.6"]],
    ["Contract 3.3 to 3.5", ["contract 3.3", "contract 3.5"]],
    ["contract 6.4, 6.5 and O21", ["contract 6.4", "contract 6.5", "contract o21"]],
    ["contract 2, rows 5 to 29", ["contract 2", "contract row-5", "contract row-29"]],
    ["contract 2, 25", ["contract 2", "contract row-25"]],
    ["(contract D71)", ["contract d71"]],
    ["(contract\n * 3.9, D59)", ["contract 3.9", "contract d59"]],
    ["// product 2.2\n// and 4", ["product 2.2", "product 4"]],
    ["product section 8", ["product 8"]],
    ["architecture 6, safety 3 and 4", ["architecture 6", "safety row-3", "safety row-4"]],
    ["decisions 018, 051", ["decision 018", "decision 051"]],
    ['{ kind: "contract", status: 502 }', []],
    ["a product 12.500 times", []],
    ["the contract of 2026", []],
  ])("of %j are %j", (text, expected) => {
    expect(citationsOf(text).map(({ source, id }) => `${source} ${id}`)).toEqual(expected);
  });

  it.each([
    "contract 3.99",
    "contract 2, row 30",
    "contract D999",
    "product 12",
    "safety 77",
    "decision 999",
    "specification 4",
    "SAFETY 45",
  ])("%s would be lost", (text) => {
    const found = citationsOf(text).map(isFound);
    expect(found.length).toBeGreaterThan(0);
    expect(found.at(-1)).toBe(false);
  });
});

describe("links between documents", () => {
  const documents = files.filter(({ path }) => path.endsWith(".md"));
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, target = "", anchor]) => ({
      path,
      to: target ? normalize(join(dirname(path), target)) : path,
      anchor,
    })),
  );
  const anchors = new Map<string, Set<string>>();

  it("lead to files and headings that are there", () => {
    const lost = links.filter(
      ({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchorsIn(to).has(anchor)),
    );
    expect(links.length).toBeGreaterThan(400);
    expect(lost).toEqual([]);
  });

  /** Names of anchors as code hosts make them of headings, and those that are written out. */
  function anchorsIn(path: string): Set<string> {
    const known = anchors.get(path);
    if (known) return known;
    const text = readFileSync(path, "utf8");
    const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
    const written = [...text.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = ""]) => id);
    const all = new Set([...headings, ...written]);
    anchors.set(path, all);
    return all;
  }
});

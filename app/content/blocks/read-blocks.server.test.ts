import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Json } from "~/upstream/json";
import { flattenStrapi } from "../strapi/strapi-flatten";
import { readBlocks } from "./read-blocks.server";

const origins = ["https://cms.example"];

describe("blocks of a page", () => {
  it("are read as a real server sends them", () => {
    const { body } = JSON.parse(readFileSync("app/content/fixtures/v4-pages.json", "utf8"));
    const [page] = flattenStrapi(body, "https://cms.example") as { blocks: [] }[];
    const blocks = readBlocks(page?.blocks, "text", origins, vi.fn());
    expect(blocks.map(({ kind }) => kind)).toEqual(["rich-text", "image"]);
    expect(blocks[1]).toMatchObject({ image: expect.stringMatching(/^https:\/\/cms\.example\/uploads\//) });
  });

  it("lose whatever could run", () => {
    const evil = "<img src=x onerror=alert(1)><script>alert(1)</script><p>kept</p>";
    const blocks = readBlocks(
      [
        { __component: "page.rich-text", body: evil },
        { __component: "page.questions", items: [{ question: "Why?", answer: evil }] },
      ],
      "text",
      origins,
      vi.fn(),
    );
    expect(blocks).toEqual([
      { kind: "rich-text", body: "<p>kept</p>" },
      { kind: "questions", items: [{ question: "Why?", answer: "<p>kept</p>" }] },
    ]);
  });

  it("are skipped when unknown or when they do not fit, and reported", () => {
    const report = vi.fn();
    const read = () =>
      readBlocks(
        [
          { __component: "page.countdown", until: "soon" },
          { __component: "page.constructor" },
          { title: "nameless" },
          { __component: "page.button", label: "Go", url: "javascript:alert(1)" },
          { __component: "page.button", label: "Go", url: "/gamehall" },
        ],
        "text",
        origins,
        report,
      );
    expect(read()).toEqual([{ kind: "button", label: "Go", url: "/gamehall" }]);
    const reported = report.mock.calls.map(([path, problem]) => `${path} ${problem}`);
    expect(reported.filter((line) => line.includes("countdown"))).toEqual([
      'blocks.0 no block is called "page.countdown"',
    ]);
    expect(reported.filter((line) => line.startsWith("blocks.3"))).not.toEqual([]);
  });

  it("of what the casino has stand on home and landing pages, once where another would be the same", () => {
    const report = vi.fn();
    const blocks: Json[] = [
      { __component: "page.wins" },
      { __component: "page.games", form: "portrait", count: 6, title: null },
      { __component: "page.wins" },
      { __component: "page.games", form: "huge", count: 500, category: "slots" },
      {
        __component: "page.picks",
        title: "Ours",
        games: [{ sysname: "a" }, { sysname: "b" }, { sysname: "a" }],
      },
      { __component: "page.picks", title: "None", games: [] },
    ];
    expect(readBlocks(blocks, "landing", origins, report)).toEqual([
      { kind: "wins" },
      { kind: "games", form: "portrait", count: 6 },
      { kind: "games", form: "row", category: "slots" },
      { kind: "picks", title: "Ours", form: "row", games: ["a", "b"] },
    ]);
    const reported = report.mock.calls.map(([path]) => path);
    expect(reported).toContain("blocks.2");
    expect(reported).toContain("blocks.3.form");
    expect(reported).toContain("blocks.3.count");
    expect(reported.filter((path) => path.startsWith("blocks.5"))).not.toEqual([]);
    report.mockClear();
    expect(readBlocks(blocks, "text", origins, report)).toEqual([]);
    expect(report).toHaveBeenCalledTimes(blocks.length);
  });

  it("are forty at most", () => {
    const report = vi.fn();
    const many = Array.from({ length: 60 }, () => ({ __component: "page.games" }));
    expect(readBlocks(many, "home", origins, report)).toHaveLength(40);
    expect(report).toHaveBeenCalledWith("blocks", "more than 40 blocks");
  });

  it("are none where a page has none", () => {
    expect(readBlocks(undefined, "text", origins, vi.fn())).toEqual([]);
    expect(readBlocks("text", "text", origins, vi.fn())).toEqual([]);
  });
});

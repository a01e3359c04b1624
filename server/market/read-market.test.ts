import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MarketFile } from "../../app/market/market-file";
import { exampleNames } from "../../scripts/markets/examples";
import { exampleFile, exampleMarket } from "../../tests/support/market-file";
import { SettingsFileError } from "../settings-file";
import { readMarket } from "./read-market";

const folder = mkdtempSync(join(tmpdir(), "market-"));
const path = join(folder, "market.json");
const example = () => exampleFile("GB");

function marketOf(content: unknown, now?: number) {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readMarket(path, now);
}

/** The lines without their positions. */
const linesOf = (content: unknown) =>
  placedLinesOf(content).map((line) => line.replace(/ \(line \d+, column \d+\)$/, ""));

function placedLinesOf(content: unknown): readonly string[] {
  try {
    marketOf(content);
  } catch (error) {
    if (error instanceof SettingsFileError) return error.lines;
    throw error;
  }
  return [];
}

describe.each(exampleNames())("the example of %s", (name) => {
  it("can be read once somebody vouches for its duties, and says that nobody has checked it", () => {
    expect(exampleMarket(name).market).toBe(name);
    expect(marketOf(exampleFile(name)).warnings).toEqual([
      expect.stringMatching(/^nobody has checked the rules/),
    ]);
  });

  it("starts no site as it comes along: each of its duties is missing by name", () => {
    const { duties, ...file } = exampleFile(name);
    expect(linesOf(file).map((line) => line.split(" ", 1)[0])).toEqual(
      Object.keys(duties).map((duty) => `duties.${duty}`),
    );
    expect(Object.keys(duties).length).toBeGreaterThan(3);
  });
});

describe("a market", () => {
  it("is to be checked again after half a year", () => {
    const checked = { by: "Counsel", on: "2026-01-10" };
    expect(marketOf({ ...example(), checked }, Date.parse("2026-07-01")).warnings).toEqual([]);
    expect(marketOf({ ...example(), checked }, Date.parse("2026-08-01")).warnings).toEqual([
      "the rules of MARKET_FILE (GB) were last checked 203 days ago",
    ]);
  });

  it("serves the pictures of its marks under an address of their own", () => {
    writeFileSync(join(folder, "seal.svg"), "<svg/>");
    const seal = { id: "seal", image: "seal.svg", alt: "market.marks.over18" };
    const { market, files } = marketOf({
      ...example(),
      bar: [seal],
      licence: { ...example().licence, seal },
    });
    const address = market.bar?.[0]?.image ?? "";
    expect(address).toMatch(/^\/assets\/market-[\da-f]{10}-seal\.svg$/);
    expect(market.licence.seal?.image).toBe(address);
    expect(files.get(address)?.body.identity.toString()).toBe("<svg/>");
  });
});

describe("a market is refused", () => {
  it.each<[string, (file: MarketFile) => unknown, unknown]>([
    ["that is no JSON", () => "{", "it is no JSON: close brace expected"],
    ["with an unknown key", (file) => ({ ...file, liscence: {} }), "liscence is unknown: is licence meant?"],
    [
      "without a word",
      (file) => ({ ...file, complaints: { text: "market.none" } }),
      expect.stringMatching(/^complaints\.text must be texts by locale, or one of market\.complaints, /),
    ],
    [
      "with a duration that is none",
      (file) => ({ ...file, breaks: ["24 hours"] }),
      'breaks.0 must be a duration such as PT24H, P7D or P6M, above zero, and is "24 hours"',
    ],
    [
      "with an address over http",
      (file) => ({ ...file, licence: { ...file.licence, link: "http://register.example" } }),
      'licence.link must be an https address in small letters, without a name or password in it, and is "http://register.example"',
    ],
    [
      "with a number that is none",
      (file) => ({ ...file, age: { min: "18" } }),
      'age.min must be a whole number of years, and is "18"',
    ],
    [
      "with an amount that is none",
      ({ limits: [limit], ...file }) => ({
        ...file,
        limits: [{ ...limit, max: { currency: "GBP", amounts: { day: "1e3" }, over: "refuse" } }],
      }),
      'limits.0.max.amounts.day must be an amount such as "500", and is "1e3"',
    ],
    [
      "with help that nobody can reach",
      (file) => ({ ...file, help: [{ name: "GamCare", places: ["foot"] }] }),
      "help.0 must have a phone or a url",
    ],
    [
      "with a mark whose picture is missing",
      (file) => ({ ...file, bar: [{ id: "seal", image: "none.svg", alt: "market.marks.over18" }] }),
      "bar.0.image: none.svg is not there",
    ],
    [
      "whose fields contradict each other",
      (file) => ({ ...file, panic: { period: "P3D", places: ["head"] } }),
      "panic.period must be one of breaks",
    ],
    [
      "whose check is stricter than its choices",
      (file) => ({ ...file, check: { ...file.check, mode: "must" } }),
      "check.choices must not exceed check.minutes, which players must keep",
    ],
    [
      "whose first bet waits for a notice that nobody answers",
      (file) => ({
        ...file,
        notices: [{ id: "risk", text: "market.marks.over18", at: ["firstBet"], answer: false }],
      }),
      "notices.0.answer must be true before a first bet, which waits for it, and with every, which counts from it",
    ],
    [
      "that is unsure of nothing",
      (file) => ({ ...file, unsure: { "age.max": "none" } }),
      "unsure.age.max is no field of this file",
    ],
    [
      "with a duty that it does not have",
      (file) => ({ ...file, duties: { ...file.duties, autopay: { by: "x", on: "2026-01-01" } } }),
      "duties.autopay is no duty of this file",
    ],
    [
      "with a duty of a name that is nearly one",
      ({ duties: { autoplay: duty, ...duties }, ...file }) => ({
        ...file,
        duties: { ...duties, autopay: duty },
      }),
      "duties.autopay is no duty of this file: is autoplay meant?",
    ],
    [
      "with a month of the calendar, which the platform calls by its days",
      (file) => ({ ...file, breaks: ["P1M"] }),
      "duties.exclusion.P1M is missing, and the site cannot do it: A period of P1M, which the platform does not know (it knows P30D)",
    ],
    [
      "with a duty that nobody vouches for",
      ({ duties: { autoplay: _, ...duties }, ...file }) => ({ ...file, duties }),
      "duties.autoplay is missing, and the site cannot do it: No autoplay, no turbo play and no slam stop.",
    ],
    ["that is too long", (file) => JSON.stringify(file) + " ".repeat(65_536), "it has more than 65536 bytes"],
  ])("%s", (_, change, line) => {
    expect(linesOf(change(example()))).toContainEqual(line);
  });

  it("in one go: pictures that are missing, and duties", () => {
    const { duties: _, ...file } = example();
    const bar = [{ id: "seal", image: "none.svg", alt: "market.marks.over18" }];
    const lines = placedLinesOf(JSON.stringify({ ...file, bar }, null, 2));
    expect(lines[0]).toMatch(/^bar\.0\.image: none\.svg is not there \(line \d+, column 7\)$/);
    expect(lines[1]).toMatch(/^duties\./);
  });

  it("line by line: each says where it stands", () => {
    const text = JSON.stringify({ ...example(), breaks: ["P1D", "P1"] }, null, 2).replace(
      '"min": 18',
      '"min": 18,\n    "mni": 18',
    );
    const at = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
    expect(placedLinesOf(text)).toEqual([
      `age.mni is unknown: is min meant? (line ${at('"mni"')}, column 5)`,
      expect.stringMatching(RegExp(`^breaks\\.1 must be a duration .* \\(line ${at('"P1"')}, column 5\\)$`)),
    ]);
    expect(placedLinesOf('{\n  "market": "GB",\n  "market": "SE"\n}')).toEqual([
      "market is there twice (line 3, column 3)",
    ]);
    const lacking = JSON.stringify({ ...example(), licence: { holder: "Example" } }, null, 2);
    expect(placedLinesOf(lacking)[0]).toMatch(
      /^licence\.number is missing: it must be a text \(line \d+, column 3\)$/,
    );
  });

  it("that is not there", () => {
    expect(() => readMarket(join(folder, "none.json"))).toThrow("it is not there");
  });
});

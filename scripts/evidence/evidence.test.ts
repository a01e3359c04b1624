import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../../sandbox/start";
import { exampleMarketPath } from "../../tests/support/market-file";
import { createSandboxControl } from "../../tests/support/sandbox-control";
import { AUDIT, type AuditedPage, auditedPages, reportOf } from "./audit";
import { runEvidence } from "./command";
import { readLicences } from "./licences";
import { marketPictures } from "./market-pictures";
import { marketWords } from "./market-words";
import { type Part, quoted } from "./part";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evidence-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the command", () => {
  const holding: Part = { title: "One", make: () => ({ files: ["one.md"], summary: "2 | 3", holds: "yes" }) };
  const broken: Part = {
    title: "Two",
    make() {
      throw new Error("no browser");
    },
  };
  async function evidence(args: string[], parts: Part[]) {
    const said: string[] = [];
    const out = join(folder, "out");
    const code = await runEvidence([...args, "--out", out], (piece) => void said.push(piece), parts);
    return {
      code,
      text: said.join(""),
      index: existsSync(out) ? readFileSync(join(out, "README.md"), "utf8") : "",
    };
  }

  it.each([["--simple"], ["extra"]])(
    "says how it is used where it is given %s, and makes nothing",
    async (word) => {
      const { code, text, index } = await evidence([word], [holding]);
      expect(code).toBe(2);
      expect(text).toContain("npm run evidence -- [--sample] [--out folder]");
      expect(index).toBe("");
    },
  );

  it("lists what each part found, with the commit and the date", async () => {
    const { code, index } = await evidence([], [holding]);
    expect(code).toBe(0);
    expect(index).toMatch(
      /^# Evidence\n\nCommit (?:[\da-f]{40}|not known)[^\n]*, \d{4}-\d\d-\d\dT[\d:.]+Z\.\n\n/,
    );
    expect(index).toContain("| One | yes | 2 \\| 3 | [one.md](one.md) |");
  });

  it("goes on after a part that fails, and ends with 1", async () => {
    const { code, index } = await evidence([], [broken, holding]);
    expect(code).toBe(1);
    expect(index).toContain("| Two | no | no browser | – |");
    expect(index).toContain("| One | yes |");
  });

  it("says of a sample that it is one", async () => {
    const samples: boolean[] = [];
    const part: Part = {
      title: "One",
      make({ isSample }) {
        samples.push(isSample);
        return { files: [], summary: "", holds: "yes" };
      },
    };
    expect((await evidence(["--sample"], [part])).index).toContain("**A sample**");
    expect((await evidence([], [part])).index).not.toContain("sample");
    expect(samples).toEqual([true, false]);
  });
});

describe("the accessibility report", () => {
  const seen = (rules: AuditedPage["rules"], faults: string[] = []): AuditedPage => ({
    path: "/",
    viewer: "visitor",
    rules,
    faults,
  });
  const attached = (...pages: AuditedPage[]) => ({
    attachments: [{ name: AUDIT, body: Buffer.from(JSON.stringify(pages)).toString("base64") }],
  });

  it("reads what the tests attached, of each the last try", () => {
    const first = seen({ label: "failed" });
    const last = seen({ label: "passed" });
    const report = {
      suites: [{ suites: [{ specs: [{ tests: [{ results: [attached(first), attached(last)] }] }] }] }],
    };
    expect(auditedPages(report)).toEqual([last]);
  });

  it("has each page once, with the worst of its looks", () => {
    const pages = [
      seen({ label: "passed", "color-contrast": "unclear" }),
      seen({ label: "failed", "color-contrast": "passed" }, ["scrolls 3 px sideways at 320 px"]),
      { ...seen({ label: "passed" }), path: "/profile", viewer: "player" as const },
    ];
    const { text, csv, ...figures } = reportOf(pages);
    expect(figures).toEqual({ pages: 2, rules: 2, failed: 2, unclear: 1 });
    expect(text).toContain(
      "| `/` | visitor | 2 | 0 | color-contrast | label, scrolls 3 px sideways at 320 px |",
    );
    expect(text).toContain("| `/profile` | player | 1 | 1 | – | – |");
    expect(text).toMatch(/\| `label` \| 1 \| 0 \| 1 \|/);
    expect(csv.split("\n")).toEqual([
      '"page","seen by","color-contrast","label"',
      '"/","visitor","to look at","FAILED"',
      '"/profile","player","nothing to judge","passed"',
      "",
    ]);
  });

  it("of no pages has none, so that a run without any does not hold", () => {
    expect(reportOf([])).toMatchObject({ pages: 0, failed: 0 });
  });
});

describe("licences", () => {
  function packageAt(path: string, manifest: object) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "package.json"), JSON.stringify(manifest));
  }

  it("are those of installed packages that a build may hold, each version once", () => {
    packageAt("node_modules/one", { name: "one", version: "1.0.0", license: "MIT" });
    packageAt("node_modules/two", { name: "two", version: "2.0.0", license: { type: "ISC" } });
    packageAt("node_modules/two/node_modules/one", { name: "one", version: "1.0.0", license: "MIT" });
    packageAt("node_modules/silent", { name: "silent", version: "3.0.0" });
    packageAt("node_modules/tool", { name: "tool", version: "4.0.0", license: "MIT" });
    const packages = {
      "": {},
      "node_modules/one": {},
      "node_modules/two": {},
      "node_modules/two/node_modules/one": {},
      "node_modules/silent": {},
      "node_modules/tool": { dev: true },
      "node_modules/other-machine": {},
    };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
    expect(readLicences(folder)).toEqual([
      { name: "one", version: "1.0.0", licence: "MIT" },
      { name: "silent", version: "3.0.0", licence: "not said" },
      { name: "two", version: "2.0.0", licence: "ISC" },
    ]);
  });

  it("of this site's packages are all said", () => {
    const all = readLicences();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ licence }) => licence === "not said")).toEqual([]);
  });
});

describe("the words of markets", () => {
  const made = async (path: string) => {
    vi.stubEnv("MARKET_FILE", path);
    const outcome = await marketWords.make({ folder, isSample: true, stamp: "Commit 1." });
    vi.unstubAllEnvs();
    return { ...outcome, text: readFileSync(join(folder, "market-words.md"), "utf8") };
  };

  it("stand with their places, the file's table and who has checked it", async () => {
    const { holds, text } = await made(exampleMarketPath("DK"));
    expect(holds).toBe("no");
    expect(text).toContain("| `notices.0.text` | da-DK | Spil kan føre til afhængighed");
    expect(text).toMatch(/\| `licence\.sentence` \| en-GB \| \{holder\}.*\| foot, home, game \|/);
    expect(text).toMatch(/\| `notices\.0\.text` \| en-GB \| .* \| register, deposit \|/);
    expect(text).toContain("| `bonus.termsBeside` |");
    expect(text).toContain("Nobody has compared this file with the law.");
    expect(text).toMatch(/\| safe \| demo \| \d{4}-/);
    expect(text).not.toContain("## GB");
  });

  it("are listed with those that the content service has changed, where the backends are named", async () => {
    expect((await made(exampleMarketPath("DK"))).text).toContain("Not compared: MARKET_FILE, PLATFORM_URL");
    const { url, close } = await startSandbox({ port: 0 });
    await createSandboxControl(url).config({
      messages: { "en-US": { "market.complaints": "Write to us." } },
    });
    vi.stubEnv("PLATFORM_URL", url);
    vi.stubEnv("CONTENT_URL", url);
    const { text } = await made(exampleMarketPath("GB"));
    expect(text).toContain("- words of MARKET_FILE are the content service's in en-US: market.complaints");
    await close();
  });

  it("of a file that somebody has checked hold", async () => {
    const path = join(folder, "market.json");
    const file = JSON.parse(readFileSync(exampleMarketPath("DK"), "utf8"));
    writeFileSync(path, JSON.stringify({ ...file, checked: { by: "A. Counsel", on: "2026-11-02" } }));
    const { holds, text } = await made(path);
    expect([holds, text]).toEqual(["yes", expect.stringContaining("A. Counsel, on 2026-11-02.")]);
  });

  it("are those of the examples where the operator has no file, and claim nothing", async () => {
    expect(await made("")).toMatchObject({ holds: "absent", text: expect.stringContaining("## GB: ") });
  });
});

describe("pictures of a market's places", () => {
  const order = () => ({ folder, isSample: true, stamp: "Commit 1." });

  it("are taken of a named site alone", async () => {
    expect(await marketPictures.make(order())).toMatchObject({ holds: "absent", files: [] });
  });

  it("are omitted where there is no browser", async () => {
    vi.stubEnv("PATH", folder);
    vi.stubEnv("CHROMIUM_PATH", "");
    const outcome = await marketPictures.make({ ...order(), site: "https://casino.example" });
    vi.unstubAllEnvs();
    expect(outcome).toMatchObject({ holds: "absent", summary: "there is no browser on this machine" });
  });
});

it("a document of ours is quoted without its title, marks and links into the repository", () => {
  const text =
    "# Title\n\nSee [this](decisions/1.md) and [that](https://else.example).\n\n<!-- made: x -->\n| a |\n";
  expect(quoted(text)).toBe("See this and [that](https://else.example).\n\n| a |");
});

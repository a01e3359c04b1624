import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { programs } from "../../scripts/needs/programs";
import { byNight, withoutScript } from "../support/by-day";

interface Suite {
  file: string;
  specs: { title: string; tags: string[] }[];
  suites?: Suite[];
}

/** A failure of these costs money or locks somebody out: by day they are played with script and without. */
const bothWays = [
  ["e2e/deposit"],
  ["e2e/withdraw"],
  ["e2e/sign-in"],
  ["e2e/sign-up"],
  ["e2e/game"],
  ["e2e/responsible-game"],
  ["e2e/consent", "e2e/scripted/tracking"],
];

type When = "night" | "without script" | "by default";

/** A list starts no program, yet the configuration looks for them. */
const paths = Object.values(programs).map(({ variable }) => [variable, process.execPath]);

/** When the tests of each file are played. */
function played(): Map<string, When[]> {
  const list = execFileSync("node_modules/.bin/playwright", ["test", "--list", "--reporter=json"], {
    env: { ...process.env, ...Object.fromEntries(paths), TESTS: "" },
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const files = new Map<string, When[]>();
  const add = ({ file, specs, suites = [] }: Suite) => {
    const whens = specs.map(({ tags }): When => {
      if (tags.includes(byNight.tag.slice(1))) return "night";
      return tags.includes(withoutScript.tag.slice(1)) ? "without script" : "by default";
    });
    files.set(file, [...(files.get(file) ?? []), ...whens]);
    suites.forEach(add);
  };
  (JSON.parse(list).suites as Suite[]).forEach(add);
  return files;
}

describe("what npm test leaves to the night", () => {
  const files = played();
  const isByDay = (when: When) => when !== "night";

  it("leaves a test of each file to the day, or the file says why not", () => {
    expect(files.size).toBeGreaterThan(100);
    const silent = [...files].filter(
      ([file, whens]) =>
        !whens.some(isByDay) && !/^\/\/ By night alone: .+\.$/m.test(readFileSync(`tests/${file}`, "utf8")),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
  });

  it("says so of no file that has a test by day", () => {
    const untrue = [...files].filter(
      ([file, whens]) =>
        whens.some(isByDay) && readFileSync(`tests/${file}`, "utf8").includes("// By night alone:"),
    );
    expect(untrue.map(([file]) => file)).toEqual([]);
  });

  it("plays no test without script that is played with script alone", () => {
    const unplayed = [...files].filter(
      ([file, whens]) => whens.includes("without script") && !/^e2e\/[\w-]+\.spec\.ts$/.test(file),
    );
    expect(unplayed.map(([file]) => file)).toEqual([]);
  });

  it.each(bothWays)("plays %s with script and without", (...names) => {
    const whens = new Set(names.flatMap((name) => files.get(`${name}.spec.ts`) ?? []));
    expect(whens).toContain("without script");
    expect(whens).toContain("by default");
  });
});

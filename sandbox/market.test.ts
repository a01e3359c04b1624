import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readMarket } from "../server/market/read-market";
import { marketSettings } from "./market";

const folder = new URL("../markets/", import.meta.url);

it("takes an example by its name, and a file by its path", () => {
  const own = join(mkdtempSync(join(tmpdir(), "own-")), "mine.json");
  cpSync(new URL("CO.json", folder), own);
  for (const name of ["CO", own])
    expect(marketSettings(name, folder)).toMatchObject({ DEFAULT_COUNTRY: "CO", SANDBOX_CURRENCIES: "COP" });
});

it("takes the pictures of a file along, with every duty marked as a demo", () => {
  const own = mkdtempSync(join(tmpdir(), "own-"));
  const text = JSON.parse(readFileSync(new URL("CO.json", folder), "utf8"));
  mkdirSync(join(own, "marks"));
  writeFileSync(join(own, "marks/seal.svg"), "<svg/>");
  text.licence.seal.image = "marks/seal.svg";
  writeFileSync(join(own, "mine.json"), JSON.stringify(text));
  const { MARKET_FILE = "" } = marketSettings(join(own, "mine.json"), folder);
  expect(readMarket(MARKET_FILE).files.size).toBe(1);
});

it("says which examples there are, that a file is missing, and what is wrong in it", () => {
  expect(() => marketSettings("XX", folder)).toThrow(/^it is none of .*CO, .*GB/);
  expect(() => marketSettings("none/XX.json", folder)).toThrow(/^there is no such file$/);
  const path = join(mkdtempSync(join(tmpdir(), "own-")), "mine.json");
  writeFileSync(path, "{");
  expect(() => marketSettings(path, folder)).toThrow(/it is no JSON: .* \(line 1/);
});

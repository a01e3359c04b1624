import { readdirSync, readFileSync } from "node:fs";
import { MarketFileSchema } from "../../app/market/file/rules";
import type { MarketFile } from "../../app/market/market-file";

const folder = new URL("../../markets/", import.meta.url);

/** The names of the examples. */
export function exampleNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /^[A-Z]+\.json$/.test(name))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}

/** The examples: as they are written, and with their defaults. */
export function exampleMarkets(): { text: unknown; file: MarketFile }[] {
  return exampleNames().map((name) => {
    const text: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
    return { text, file: MarketFileSchema.parse(text) };
  });
}

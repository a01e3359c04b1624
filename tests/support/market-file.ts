import { readFileSync } from "node:fs";
import { MarketFileSchema } from "../../app/market/file/rules";
import type { Market, MarketFile } from "../../app/market/market-file";
import { marketSettings } from "../../sandbox/market";
import { readMarket } from "../../server/market/read-market";

const folder = new URL("../../markets/", import.meta.url);

/** Path of a copy of an example with its duties marked `demo`. */
export function exampleMarketPath(name: string): string {
  return marketSettings(name, folder).MARKET_FILE ?? "";
}

/** What it says, defaults included. */
export function exampleFile(name: string): MarketFile {
  return MarketFileSchema.parse(JSON.parse(readFileSync(exampleMarketPath(name), "utf8")));
}

/** The same as pages have it. */
export function exampleMarket(name: string): Market {
  return readMarket(exampleMarketPath(name)).market;
}

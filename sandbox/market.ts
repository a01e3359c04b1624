import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MarketFileSchema } from "../app/market/file/rules";
import { openDuties } from "../server/market/requirements";

/**
 * Settings of a site and its sandbox in an example market of `markets/`; none without a name. In a demo nobody vouches for duties, and its
 * file says so.
 */
export function marketSettings(name: string, folder: URL): Record<string, string> {
  if (!name) return {};
  const text = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  const market = MarketFileSchema.parse(text);
  const on = new Date().toISOString().slice(0, 10);
  const duties = Object.fromEntries(openDuties(market).map(({ name: duty }) => [duty, { by: "demo", on }]));
  const path = join(mkdtempSync(join(tmpdir(), "market-")), `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...text, duties: { ...text.duties, ...duties } }));
  return {
    MARKET_FILE: path,
    DEFAULT_COUNTRY: market.countries[0] ?? "",
    ...(market.currencies && { SANDBOX_CURRENCIES: market.currencies.join(",") }),
  };
}

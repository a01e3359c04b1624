import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { marksOf, readMarketFile } from "../server/market/read-market";
import { openDuties } from "../server/market/requirements";

/**
 * Settings of a site and its sandbox in a market: the name of an example in `markets/`, or the path of a file; none without either. In a demo
 * nobody vouches for duties, and its file says so.
 */
export function marketSettings(requestedMarket: string, folder: URL): Record<string, string> {
  if (!requestedMarket) return {};
  const from = pathOf(requestedMarket, fileURLToPath(folder));
  const { file, source } = readMarketFile(from);
  const on = new Date().toISOString().slice(0, 10);
  const duties = Object.fromEntries(openDuties(file).map(({ name }) => [name, { by: "demo", on }]));
  const path = join(mkdtempSync(join(tmpdir(), "market-")), basename(from));
  writeFileSync(path, JSON.stringify({ ...(source.value as object), duties: { ...file.duties, ...duties } }));
  copyPictures(
    marksOf(file).flatMap(({ image }) => image ?? []),
    dirname(from),
    dirname(path),
  );
  return {
    MARKET_FILE: path,
    DEFAULT_COUNTRY: file.countries[0] ?? "",
    ...(file.currencies && { SANDBOX_CURRENCIES: file.currencies.join(",") }),
  };
}

function pathOf(requestedMarket: string, folder: string): string {
  if (/[./\\]/.test(requestedMarket)) {
    if (existsSync(requestedMarket)) return requestedMarket;
    throw new Error("there is no such file");
  }
  const names = readdirSync(folder).flatMap((name) => /^([A-Z]{2})\.json$/.exec(name)?.[1] ?? []);
  if (names.includes(requestedMarket)) return join(folder, `${requestedMarket}.json`);
  throw new Error(`it is none of ${names.sort().join(", ")}, and no path of a file such as markets/XX.json`);
}

/** One that is missing is named by the start of the site. */
function copyPictures(images: readonly string[], from: string, to: string): void {
  for (const image of images.filter((name) => existsSync(join(from, name)))) {
    mkdirSync(dirname(join(to, image)), { recursive: true });
    cpSync(join(from, image), join(to, image));
  }
}

import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { MarketFileSchema } from "../../app/market/file/rules";
import type { Market, MarketFile } from "../../app/market/market-file";
import type { JsonSource } from "../json-source";
import { type StaticFiles, staticFile } from "../middleware/files/static-files";
import { nearestName } from "../nearest-name";
import { parseSource, readBytes, readSource, SettingsFileError } from "../settings-file";
import { idleDuties, openDuties } from "./requirements";

const MAX_BYTES = 64 * 1024;
/** Days after which a market's rules are to be compared with the law again. */
const CHECK_DAYS = 180;
const DAY = 86_400_000;

/** The rules of a market: what pages need of them, the pictures of its marks, and what the log says at start. */
interface MarketSetting {
  market: Market;
  files: StaticFiles;
  warnings: readonly string[];
}

/**
 * Reads a market's file and the pictures that it names (docs/markets.md#the-fields). Throws SettingsFileError: a site whose rules
 * cannot be read is not started.
 */
export function readMarket(path: string, now = Date.now()): MarketSetting {
  const { file, source } = readMarketFile(path);
  const pictures = readPictures(placedMarks(file), dirname(path), source);
  const wrong = [...pictures.wrong, ...dutyLines(file, source)];
  if (wrong.length > 0) throw new SettingsFileError(wrong);
  const { $schema: _, alsoRequired, checked, duties, regulator, unsure, ...market } = file;
  for (const mark of marksOf(market)) if (mark.image) mark.image = pictures.addressOf(mark.image);
  return { market, files: pictures.files, warnings: warningsOf(file, now) };
}

/** Reads a market's file alone, with the positions of its parts. Throws SettingsFileError. */
export function readMarketFile(path: string): { file: MarketFile; source: JsonSource } {
  const source = readSource(readBytes(path, "it", MAX_BYTES));
  return { file: parseSource(source, MarketFileSchema), source };
}

/** A site does not start on a duty that nobody does, nor on one that it does not know. */
function dutyLines(file: MarketFile, { at }: JsonSource): string[] {
  const open = openDuties(file);
  const names = open.map(({ name }) => name);
  const meant = (wrong: string) => {
    const near = nearestName(wrong, names);
    return near ? `: is ${near} meant?` : "";
  };
  return [
    ...open.map(
      ({ name, requires }) =>
        `duties.${name} is missing, and the site cannot do it: ${requires}${at(["duties"])}`,
    ),
    ...idleDuties(file).map(
      (name) => `duties.${name} is no duty of this file${meant(name)}${at(["duties", name])}`,
    ),
  ];
}

type Mark = MarketFile["marks"][number] | NonNullable<MarketFile["bar"]>[number];
type PlacedMark = readonly [mark: Mark, path: readonly (string | number)[]];

/** All marks of a file: those of its bar, its seal, and those at places. */
export function marksOf(file: Pick<MarketFile, "bar" | "licence" | "marks">): Mark[] {
  return placedMarks(file).map(([mark]) => mark);
}

function placedMarks({ bar = [], licence, marks }: Pick<MarketFile, "bar" | "licence" | "marks">) {
  return [
    ...bar.map((mark, index): PlacedMark => [mark, ["bar", index]]),
    ...(licence.seal ? [[licence.seal, ["licence", "seal"]] satisfies PlacedMark] : []),
    ...marks.map((mark, index): PlacedMark => [mark, ["marks", index]]),
  ];
}

function readPictures(marks: readonly PlacedMark[], folder: string, { at }: JsonSource) {
  const wrong: string[] = [];
  const served = new Map<string, { address: string; bytes: Buffer }>();
  for (const [{ image: name }, place] of marks) {
    if (!name || served.has(name)) continue;
    const path = [...place, "image"];
    try {
      const bytes = readBytes(join(folder, name), name, MAX_BYTES);
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
      served.set(name, { address: `/assets/market-${hash}-${basename(name)}`, bytes });
    } catch (error) {
      if (!(error instanceof SettingsFileError)) throw error;
      wrong.push(...error.lines.map((line) => `${path.join(".")}: ${line}${at(path)}`));
    }
  }
  return {
    wrong,
    addressOf: (name: string) => served.get(name)?.address ?? name,
    files: new Map(
      [...served.values()].map(({ address, bytes }) => [address, staticFile(address, { identity: bytes })]),
    ),
  };
}

/** The file is the law as somebody read it on some day: a start logs a warning when nobody vouches for it. */
function warningsOf({ market, checked }: MarketFile, now: number): string[] {
  if (!checked)
    return [
      `nobody has checked the rules of MARKET_FILE (${market}): it is an example until counsel signs it`,
    ];
  const days = Math.floor((now - Date.parse(checked.on)) / DAY);
  return days > CHECK_DAYS ? [`the rules of MARKET_FILE (${market}) were last checked ${days} days ago`] : [];
}

/** Records of notices are lines of level `info` (docs/markets.md#what-was-shown-and-to-whom): a quieter log loses them. */
export function lostRecords({ market, notices }: Market, logLevel: string): string[] {
  return notices.length > 0 && !["info", "debug"].includes(logLevel)
    ? [
        `LOG_LEVEL=${logLevel} drops the records of notices that MARKET_FILE (${market}) asks for: set it to info`,
      ]
    : [];
}

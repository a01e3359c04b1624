import { parseArgs } from "node:util";
import type { MarketFile } from "../../app/market/market-file";
import { readMarket, readMarketFile } from "../../server/market/read-market";
import { SettingsFileError } from "../../server/settings-file";
import { type Backends, backendsFit } from "./backends-fit";
import { conformanceText } from "./document";

const USAGE = `npm run check:market -- FILE [--platform URL --content URL]

Says all that is wrong with a market's file, with line and column, then what is doubtful, then what each of its fields
asks for: what the site does, the test, whose duty the rest is. With both backends also whether they have its locales,
currencies, countries, limits, periods of exclusion and the fields by which age and consent are asked.
`;

/** Runs the command. Resolves with the exit code: 0 a site would start with it, 1 it would not or a backend did not answer, 2 wrong arguments. */
export async function runMarketCheck(args: string[], write: (text: string) => void): Promise<number> {
  const requested = argumentsOf(args);
  if (typeof requested === "string") {
    write(`${requested}\n\n${USAGE}`);
    return 2;
  }
  const { file, wrong, doubtful } = judge(requested.path);
  const fit = file && requested.backends ? await backendsFit(requested.backends, file) : undefined;
  const problems = [...wrong, ...(fit?.wrong ?? [])];
  const notes = [...doubtful, ...(fit?.notes ?? [])];
  if (!file)
    notes.push(`not looked at while fields are wrong${requested.backends ? ", nor are the backends" : ""}`);
  const sections = [
    ["Wrong", problems],
    ["Doubtful", notes],
  ] as const;
  for (const [title, lines] of sections)
    write(`${title}: ${lines.length || "nothing"}\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
  if (file) write(`${conformanceText(file)}\n`);
  return problems.length > 0 ? 1 : 0;
}

interface Judged {
  /** Undefined where its fields are wrong. */
  file?: MarketFile;
  wrong: readonly string[];
  doubtful: readonly string[];
}

function judge(path: string): Judged {
  const read = linesOr(() => readMarketFile(path));
  if ("lines" in read) return { wrong: read.lines, doubtful: [] };
  const { file, source } = read.value;
  const unsure = Object.entries(file.unsure).map(
    ([field, what]) =>
      `${field}: ${what}${source.at(field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)))}`,
  );
  // Whoever vouches for duties, and pictures beside the file.
  const whole = linesOr(() => readMarket(path));
  if ("lines" in whole) return { file, wrong: whole.lines, doubtful: unsure };
  return { file, wrong: [], doubtful: [...whole.value.warnings, ...unsure] };
}

/** What is read, or the lines of what is wrong with it. */
function linesOr<T>(read: () => T): { value: T } | { lines: readonly string[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof SettingsFileError) return { lines: error.lines };
    throw error;
  }
}

function argumentsOf(args: string[]): string | { path: string; backends?: Backends } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { platform: { type: "string" }, content: { type: "string" } },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return "Name one file";
    const { platform, content } = values;
    if (platform && content) return { path, backends: { platform, content } };
    return platform || content ? "Name both backends, or none" : { path };
  } catch (error) {
    return (error as Error).message;
  }
}

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tableOf } from "../markdown";
import { accessibility } from "./accessibility";
import { licences } from "./licences";
import { marketPictures } from "./market-pictures";
import { marketWords } from "./market-words";
import { type Order, type Outcome, type Part, run, writeDocument } from "./part";
import { paymentPage } from "./payment-page";
import { security } from "./security";

const USAGE = `npm run evidence -- [--sample] [--out folder] [--site https://casino.example]

Builds the site, runs the tests that an auditor asks about, and writes what they found into a folder (default:
evidence), each document with the commit and the date. --sample runs a sample of the tests and proofs, in minutes; only
the whole run, of an hour or more, is evidence. --site names a running site, of which pictures are taken where a
market's words stand; behind the sign-in as PROBE_LOGIN with PROBE_PASSWORD. Ends with 1 where something does not hold.
`;

/** Builds first: all that follows is about this build. */
const build: Part = {
  title: "The build",
  async make() {
    const { code } = await run(process.execPath, ["scripts/build.mjs"]);
    if (code !== 0) throw new Error(`the build ended with ${code}`);
    return { files: [], summary: "made of these sources", holds: "yes" };
  },
};

const allParts: readonly Part[] = [
  build,
  licences,
  marketWords,
  marketPictures,
  paymentPage,
  security,
  accessibility,
];

/** Runs the command. Resolves with the exit code: 0 all holds, 1 something does not, 2 wrong arguments. */
export async function runEvidence(
  args: string[],
  write: (text: string) => void,
  parts: readonly Part[] = allParts,
): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === "string") {
    write(`${options}\n\n${USAGE}`);
    return 2;
  }
  const { out: folder, sample: isSample, site } = options;
  mkdirSync(folder, { recursive: true });
  const order: Order = { folder, isSample, site, stamp: stampOf(isSample) };
  const rows: (Outcome & { title: string })[] = [];
  for (const { title, make } of parts) {
    write(`${title}\n`);
    const outcome = await Promise.resolve()
      .then(() => make(order))
      .catch((error: Error): Outcome => ({ files: [], summary: error.message, holds: "no" }));
    rows.push({ title, ...outcome });
    write(`holds: ${outcome.holds}, ${outcome.summary}\n\n`);
  }
  writeDocument(order, "README.md", "Evidence", indexOf(rows));
  write(`${join(folder, "README.md")} is written\n`);
  return rows.some(({ holds }) => holds === "no") ? 1 : 0;
}

function indexOf(rows: readonly (Outcome & { title: string })[]): string {
  return tableOf(
    ["Part", "Holds", "Found", "Documents"],
    rows.map(({ title, holds, summary, files }) => [
      title,
      holds,
      summary,
      files.map((file) => `[${file}](${file})`).join(", ") || "–",
    ]),
  );
}

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        sample: { type: "boolean", default: false },
        out: { type: "string", default: "evidence" },
        site: { type: "string" },
      },
    });
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}

function stampOf(isSample: boolean): string {
  const lines = [
    `Commit ${commitOf()}, ${new Date().toISOString()}.`,
    ...(isSample ? ["**A sample**: only a part of the tests ran, so this is no evidence."] : []),
  ];
  return lines.join(" ");
}

/** A folder without a repository, or with changes, says so: its documents belong to no commit. */
function commitOf(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
    const commit = git("rev-parse", "HEAD");
    return git("status", "--porcelain") === "" ? commit : `${commit}, with changes that are not committed`;
  } catch {
    return "not known (no repository)";
  }
}

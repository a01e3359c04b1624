import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Releases of Node that operators run, beside the one that runs the tests. */
export const otherNodes = ["22", "24"];

/** The binary of a release, from npm and kept in `.cache/`: nothing of the machine's is changed. */
export function nodeOf(release: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = `.cache/nodes/${release}`;
  const binary = `${folder}/node_modules/${name}/bin/node`;
  if (!existsSync(binary))
    execFileSync(
      "npm",
      ["install", "--no-save", "--ignore-scripts", "--prefix", folder, `${name}@${release}`],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
  return binary;
}

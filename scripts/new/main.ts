import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import "../reader-gone";
import { runNew } from "./command";
import type { Plan } from "./plan";

process.exitCode = runNew(process.argv.slice(2), { say: (text) => process.stdout.write(text), save });

/** Writes the files, in the style of the checkout. */
function save(plan: Plan): void {
  for (const [path, text] of plan) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  execFileSync("node_modules/.bin/biome", ["check", "--write", ...plan.keys()], { stdio: "pipe" });
}

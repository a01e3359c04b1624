import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyCheckout } from "../support/copy-checkout";
import { dialog, form, letter, page } from "./names";

// npm run test:new: makes one of each kind in a copy of this checkout, which then has to pass as the checkout does.

/** Tests of what is made, and those that walk over all pages, dialogs, words or files. */
const tests = [
  `app/features/${page}`,
  `app/features/${letter}`,
  `app/features/profile/${form}`,
  `app/features/${dialog}`,
  "app/dialogs/registry.test.ts",
  "app/features/profile/profile-links.server.test.ts",
  "app/shell/guards/protected-routes.test.ts",
  "app/seo/site-pages.test.ts",
  "scripts/messages/messages.test.ts",
  ...["citations", "glossary", "import-rules"].map((name) => `tests/unit/${name}.test.ts`),
];

const steps: [name: string, command: string, ...args: string[]][] = [
  ["page", "npm", "run", "new", "page", page],
  ["letter", "npm", "run", "new", "letter", letter],
  ["form", "npm", "run", "new", "form", form],
  ["dialog", "npm", "run", "new", "dialog", dialog],
  ["types", "tsc"],
  ["lint", "biome", "check", "app", "tests/support"],
  ["unused", "knip"],
  // vitest says nothing of a path that is not there.
  ["tests are there", "ls", ...tests],
  ["unit tests", "vitest", "run", "--config", "remix.config.ts", ...tests],
  ["build", process.execPath, "scripts/build.mjs"],
  ["HTTP", "tsx", "tests/new/visits.ts"],
];

const checkout = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "new-"));
try {
  copyCheckout(copy);
  const failed = steps.filter((step) => !passes(step));
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Runs a step in the copy; says what it printed where it fails. */
function passes([name, command, ...args]: (typeof steps)[number]): boolean {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(checkout, "node_modules/.bin")}:${process.env.PATH}` },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? "passed" : "failed"}  ${name} (${seconds} s)\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}

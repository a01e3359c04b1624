import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Releases of Node that operators run, but for the one that runs this. */
const otherNodes = ["20.19", "22", "24"].filter(
  (release) => !process.versions.node.startsWith(`${release}.`),
);

/** `npm run test:nodes`: unit tests, and those of the running server, on the releases of Node that operators run. */
const suites = [
  ["node_modules/vitest/vitest.mjs", "run", "--config", "remix.config.ts", "--reporter=dot"],
  ["node_modules/@playwright/test/cli.js", "test", "--project=http", "--reporter=dot"],
];

for (const release of otherNodes) {
  const node = nodeOf(release);
  for (const suite of suites) {
    process.stdout.write(`\nNode ${release}: ${suite[0]?.split("/").at(-1)}\n`);
    const { status } = spawnSync(node, suite, { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

/** The binary of a release, from npm and cached in `.cache/`: nothing installed on the machine is changed. */
function nodeOf(release: string): string {
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

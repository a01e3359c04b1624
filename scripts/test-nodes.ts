import { spawnSync } from "node:child_process";
import { nodeOf, otherNodes } from "./other-nodes";

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

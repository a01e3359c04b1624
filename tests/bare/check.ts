import { strict as assert } from "node:assert";
import { setTimeout as wait } from "node:timers/promises";
import { provideOrEnd } from "../../scripts/needs/provide";
import { endWithUsage } from "../../scripts/read-options";
import { commandsIn } from "../support/documented-commands";
import { freePort } from "../support/site";
import { type BareTree, makeBareTree } from "./tree";

// npm run test:bare [refusal|demo|test ...]: what somebody sees who follows README.md on a machine that has Node and
// nothing else. As root on Linux.

const READY_WITHIN = 20 * 60_000;
/** Milliseconds within which the tests report what is missing, on a busy machine too. */
const REFUSED_WITHIN = 10_000;

/** The two commands of README.md, as written there. */
const [demo = "", test = "", ...others] = commandsIn("README.md").filter((line) =>
  line.startsWith("npm ci && "),
);
assert.match(demo, /npm run demo$/);
assert.match(test, /npm test$/);
assert.deepEqual(others, []);

const steps: Record<string, (tree: BareTree) => Promise<string>> = { refusal, demo: answers, test: passes };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in steps));
if (unknown)
  endWithUsage(`${unknown} is no step`, `npm run test:bare -- [${Object.keys(steps).join("|")} ...]`);
if (process.getuid?.() !== 0)
  endWithUsage("Only root makes a tree to change into.", "sudo npm run test:bare");
provideOrEnd(["test:bare"]);

const startedAt = performance.now();
const tree = makeBareTree();
const printed: string[] = [];
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(steps))
    printed.push(`${name}: ${await steps[name]?.(tree)}`);
} finally {
  tree.remove();
}
process.stdout.write(
  `\n${printed.join("\n")}\n${Math.round((performance.now() - startedAt) / 60_000)} minutes\n`,
);

/** An ordinary user is told at once what is missing, and how to get it. */
async function refusal({ run }: BareTree): Promise<string> {
  assert.equal((await run("npm ci").ended).code, 0);
  const before = performance.now();
  const { code, lines } = await run("npm test", { user: "nobody", environment: { HOME: "/tmp" } }).ended;
  const took = performance.now() - before;
  assert.equal(code, 1);
  assert.match(
    lines.join("\n"),
    /^ {2}redis-server .*\n[\s\S]*^Install them: sudo apt-get .* redis-server /m,
  );
  assert.ok(took < REFUSED_WITHIN, `${took} ms`);
  return `after ${(took / 1000).toFixed(1)} s, ${lines.find((line) => line.startsWith("Install"))}`;
}

/** The site and its sandbox answer. */
async function answers({ run }: BareTree): Promise<string> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const started = run(demo, { environment: { PORT: String(port), SANDBOX_PORT: String(sandboxPort) } });
  try {
    const url = `http://localhost:${port}/`;
    const until = performance.now() + READY_WITHIN;
    const isOver = started.ended.then(({ code }) => assert.fail(`the demo ended with ${code}`));
    for (;;) {
      const answer = await Promise.race([fetch(url).catch(() => null), isOver]);
      if (answer?.ok && (await answer.text()).includes("</html>")) return `${demo}: ${answer.status}`;
      assert.ok(performance.now() < until, "the demo does not answer");
      await Promise.race([wait(1000), isOver]);
    }
  } finally {
    await started.end();
  }
}

/** Every test passes, and none is skipped. */
async function passes({ run }: BareTree): Promise<string> {
  const { code, lines } = await run(test).ended;
  const last = lines.at(-1) ?? "";
  assert.match(last, /^\d+ passed, 0 failed$/);
  assert.equal(code, 0);
  return `${test}: ${last}`;
}

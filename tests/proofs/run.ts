import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { provideOrEnd } from "../../scripts/needs/provide";
import { endWithUsage } from "../../scripts/read-options";
import { createTable, inTurns, type Proof, printed } from "./table";

/** The proofs by name; each loads only what it needs. */
const proofs: Record<string, () => Promise<{ proof: Proof }>> = {
  faults: () => import("./faults/faults"),
  money: () => import("./money/money"),
  settings: () => import("./settings/settings"),
  security: () => import("./security/security"),
  overload: () => import("./overload/overload"),
  environments: () => import("./environments"),
  pictures: () => import("./pictures/pictures"),
  relay: () => import("./relay"),
  lifecycle: () => import("./lifecycle/lifecycle"),
  engines: () => import("./engines/engines"),
  guests: () => import("./guests/guests"),
  truth: () => import("./truth/truth"),
  soak: () => import("./soak"),
};

/** What no sample has: kinds of fault that unit tests, or the samples of other proofs, find too. */
const wholeOnly = new Set(["overload", "soak", "pictures", "relay"]);

const REPORT = "test-results/proofs.json";

const args = process.argv.slice(2);
const isSample = args.includes("--sample");
const named = args.filter((arg) => !arg.startsWith("--"));
const unknown = named.find((name) => !(name in proofs));
if (unknown)
  endWithUsage(
    `${unknown} is no proof`,
    `npm run test:proof -- [${Object.keys(proofs).join("|")}] [--sample]`,
  );
const whole = named.length > 0 ? named.map((name) => `test:proof -- ${name}`) : ["test:all"];
provideOrEnd(isSample ? ["test"] : whole, args.includes("--without-firefox") ? ["firefox"] : []);
const usual = Object.keys(proofs).filter((name) => !isSample || !wholeOnly.has(name));
const wanted = named.length > 0 ? named : usual;
const totals = { passed: 0, failed: 0, skipped: 0 };
if (wanted.length === 1 && wanted[0]) await prove(wanted[0]);
// Each in a process of its own, because some count what theirs has open. Samples mostly wait; whole proofs measure too.
else await inTurns(wanted, isSample ? 2 : 1, proveInProcess);
if (process.send) await new Promise((sent) => process.send?.(totals, sent));
else {
  mkdirSync("test-results", { recursive: true });
  writeFileSync(REPORT, JSON.stringify(totals));
}
// Whatever a check that failed has left running.
process.exit(totals.failed === 0 ? 0 : 1);

async function prove(name: string): Promise<void> {
  const table = createTable(isSample ? undefined : (text) => process.stderr.write(`✗ ${text}\n`));
  const startedAt = performance.now();
  const { proof } = (await proofs[name]?.()) ?? {};
  await table.check("the proof itself", name, () => proof?.(table, { isSample }));
  process.stdout.write(
    `${printed(`${name}${isSample ? ", sample" : ""}`, table.rows, performance.now() - startedAt)}\n\n`,
  );
  for (const { passed, failed } of table.rows) {
    totals.passed += passed;
    totals.failed += failed.length;
  }
}

async function proveInProcess(name: string): Promise<void> {
  const child = fork(process.argv[1] ?? "", [name, ...args.filter((arg) => arg.startsWith("--"))]);
  let counts = { passed: 0, failed: 1 };
  child.on("message", (message: typeof counts) => {
    counts = message;
  });
  await once(child, "close");
  totals.passed += counts.passed;
  totals.failed += counts.failed;
}

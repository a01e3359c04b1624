import { mkdirSync, writeFileSync } from "node:fs";
import { endWithUsage } from "../../scripts/read-options";
import { createTable, type Proof, printed } from "./table";

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
    `tsx tests/proofs/run.ts [${Object.keys(proofs).join("|")}] [--sample]`,
  );
const totals = { passed: 0, failed: 0, skipped: 0 };
const usual = Object.keys(proofs).filter((name) => !isSample || !wholeOnly.has(name));
for (const name of named.length > 0 ? named : usual) {
  const table = createTable();
  const startedAt = performance.now();
  const { proof } = (await proofs[name]?.()) ?? {};
  await table.check("the proof itself", name, () => proof?.(table, { isSample }));
  process.stdout.write(
    `${printed(`${name}${isSample ? ", sample" : ""}`, table.rows, performance.now() - startedAt)}\n\n`,
  );
  for (const { held, failed } of table.rows) {
    totals.passed += held;
    totals.failed += failed.length;
  }
}
mkdirSync("test-results", { recursive: true });
writeFileSync(REPORT, JSON.stringify(totals));
// Whatever a check that failed has left running.
process.exit(totals.failed === 0 ? 0 : 1);

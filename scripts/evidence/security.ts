import { existsSync, readFileSync, rmSync } from "node:fs";
import { binary, type Part, run, writeDocument } from "./part";

/** Written by `tests/proofs/run.ts`. */
const REPORT = "test-results/proofs.json";

/** Hostile input against the built site: how much was tried, and how much was withstood. */
export const security: Part = {
  title: "Proofs of security",
  async make(order) {
    rmSync(REPORT, { force: true });
    const args = ["tests/proofs/run.ts", "security", ...(order.isSample ? ["--sample"] : [])];
    const { code, text } = await run(binary("tsx"), args);
    if (!existsSync(REPORT)) throw new Error("the proofs left no report");
    const { passed, failed } = JSON.parse(readFileSync(REPORT, "utf8")) as { passed: number; failed: number };
    const summary = `${passed + failed} inputs: ${passed} held, ${failed} did not`;
    writeDocument(
      order,
      "security-proofs.md",
      "Proofs of security",
      `${summary}\n\n\`\`\`\n${text.trim()}\n\`\`\``,
    );
    return {
      files: ["security-proofs.md"],
      summary,
      holds: code === 0 && failed === 0 && passed > 0 ? "yes" : "no",
    };
  },
};

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { auditedPages, reportOf } from "./audit";
import { binary, type Part, run, writeDocument } from "./part";

const REPORT = "test-results/accessibility.json";
const SPEC = "tests/e2e/scripted/accessibility.spec.ts";

/** Every page of the site under axe, in a browser. */
export const accessibility: Part = {
  title: "Accessibility (WCAG 2.2 AA)",
  async make(order) {
    rmSync(REPORT, { force: true });
    const { code } = await run(
      binary("playwright"),
      ["test", `--project=${order.isSample ? "plain" : "script"}`, "--reporter=list,json", SPEC],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, TESTS: order.isSample ? "day" : "" },
    );
    if (!existsSync(REPORT)) throw new Error("the browser tests left no report");
    const report = reportOf(auditedPages(JSON.parse(readFileSync(REPORT, "utf8"))));
    writeDocument(order, "accessibility.md", "Accessibility", report.text);
    writeFileSync(join(order.folder, "accessibility.csv"), report.csv);
    return {
      files: ["accessibility.md", "accessibility.csv"],
      summary: `${report.pages} pages, ${report.rules} rules: ${report.failed} failed, ${report.unclear} for a person to look at`,
      holds: code === 0 && report.pages > 0 && report.failed === 0 ? "yes" : "no",
    };
  },
};

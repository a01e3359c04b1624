import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../../tests/support/site";
import { tableOf } from "../markdown";
import { paymentPageText } from "../payment-page/document";
import { type InventoryFile, inventoryPath } from "../payment-page/inventory";
import { binary, type Part, quoted, run, writeDocument } from "./part";

/** What may run where a card number is typed, with hashes, and what a site of this build sends from outside. */
export const paymentPage: Part = {
  title: "The payment page (PCI DSS 6.4.3, 11.6.1)",
  async make(order) {
    const { folder } = order;
    const files = JSON.parse(readFileSync(inventoryPath, "utf8")) as InventoryFile[];
    const rows = files.map(({ path, kind, purpose, hash }) => [`\`${path}\``, kind, purpose, `\`${hash}\``]);
    const inventory = tableOf(["File", "Kind", "What it is for", "Hash"], rows);
    const rules = quoted(paymentPageText());
    writeDocument(
      order,
      "payment-page.md",
      "The payment page",
      `${rules}\n\n## Files of this build\n\n${inventory}`,
    );
    copyFileSync(inventoryPath, join(folder, "payment-page.json"));

    const { code, text } = await probe(join(folder, "payment-page-probe.json"));
    writeDocument(
      order,
      "payment-page-probe.md",
      "The payment page from outside",
      `    ${text.trim().replaceAll("\n", "\n    ")}`,
    );
    return {
      files: ["payment-page.md", "payment-page.json", "payment-page-probe.md", "payment-page-probe.json"],
      summary: `${files.length} files in the inventory; ${text.trim().split("\n").at(-1)}`,
      holds: code === 0 ? "yes" : "no",
    };
  },
};

/** Probes a site of its own, as somebody outside would; what it found is the first baseline. */
async function probe(baseline: string) {
  rmSync(baseline, { force: true });
  const site = await startSite();
  try {
    const { login, password } = await site.sandbox.clone("demo@sandbox.test");
    const args = ["scripts/payment-page/main.ts", "--url", site.url, "--baseline", baseline];
    return await run(binary("tsx"), args, { PROBE_LOGIN: login, PROBE_PASSWORD: password });
  } finally {
    await site.stop();
  }
}

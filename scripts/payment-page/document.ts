import { readFileSync } from "node:fs";
import { type InventoryFile, inlineScripts, inventoryPath } from "./inventory";

export const paymentPagePath = new URL("../../docs/payment-page.md", import.meta.url);

/** The generated part of the document, between its marks. */
const TABLE = /(?<=<!-- made: inventory -->\n).*?(?=\n<!-- end -->)/s;

/** The document with the inventory of the build in `build/`. */
export function paymentPageText(): string {
  const files = JSON.parse(readFileSync(inventoryPath, "utf8")) as InventoryFile[];
  return readFileSync(paymentPagePath, "utf8").replace(TABLE, () => inventoryText(files));
}

/** The inventory by purpose: without hashes, which are those of one build. */
function inventoryText(files: readonly InventoryFile[]): string {
  const rows = [...new Set(files.map(({ purpose }) => purpose))].map((purpose) => {
    const ofPurpose = files.filter((file) => file.purpose === purpose);
    const parts = [...new Set(ofPurpose.map(({ name }) => `\`${name}\``))].join(", ");
    return `| ${purpose} | ${parts} | ${ofPurpose[0]?.kind} |`;
  });
  const inline = inlineScripts.map(
    ({ purpose }) => `| ${purpose} | in the document, by its nonce | script |`,
  );
  return ["| What it is for | Parts | Kind |", "|---|---|---|", ...rows, ...inline].join("\n");
}

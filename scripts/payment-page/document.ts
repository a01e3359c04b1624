import { readFileSync } from "node:fs";
import { code, tableOf, withParts } from "../markdown";
import { type InventoryFile, inlineScripts, inventoryPath } from "./inventory";

export const paymentPagePath = new URL("../../docs/payment-page.md", import.meta.url);

/** The document with the inventory of the build in `build/`. */
export function paymentPageText(): string {
  const files = JSON.parse(readFileSync(inventoryPath, "utf8")) as InventoryFile[];
  return withParts(readFileSync(paymentPagePath, "utf8"), { inventory: inventoryText(files) });
}

/** The inventory by purpose: without hashes, which are those of one build. */
function inventoryText(files: readonly InventoryFile[]): string {
  const rows = [...new Set(files.map(({ purpose }) => purpose))].map((purpose) => {
    const ofPurpose = files.filter((file) => file.purpose === purpose);
    const parts = [...new Set(ofPurpose.map(({ name }) => code(name)))].join(", ");
    return [purpose, parts, ofPurpose[0]?.kind ?? ""];
  });
  const inline = inlineScripts.map(({ purpose }) => [purpose, "in the document, by its nonce", "script"]);
  return tableOf(["What it is for", "Parts", "Kind"], [...rows, ...inline]);
}

import { LATE_DATA, OWN_DATA, type OwnData, type OwnDataElement } from "./own-parts";

/** The player's own data in the document. Late fields are promises, which reject when the data never arrived. */
export function readOwnData(): OwnData {
  const text = document.getElementById(OWN_DATA)?.textContent;
  if (!text) return {};
  const { own, late } = JSON.parse(text) as OwnDataElement;
  const values = late.length > 0 ? readLate() : Promise.resolve([]);
  const data: Record<string, Record<string, unknown>> = { ...own };
  for (const [at, [id, field]] of late.entries()) {
    const value = values.then((all) => all[at]);
    value.catch(() => {});
    data[id] = { ...data[id], [field]: value };
  }
  return data;
}

/** The late values, which are at the end of the document. */
async function readLate(): Promise<unknown[]> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  return JSON.parse(document.getElementById(LATE_DATA)?.textContent ?? "");
}

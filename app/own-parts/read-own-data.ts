import { LATE_DATA, OWN_DATA, type OwnData, type OwnDataElement } from "./own-parts";

/** What the document has of its player. Fields that come late are promises, which reject where they did not come. */
export function readOwnData(): OwnData {
  const text = document.getElementById(OWN_DATA)?.textContent;
  if (!text) return {};
  const { own, late } = JSON.parse(text) as OwnDataElement;
  const values = late.length > 0 ? readLate() : Promise.resolve([]);
  return late.reduce<OwnData>((data, [id, field], at) => {
    const value = values.then((all) => all[at]);
    value.catch(() => {});
    return { ...data, [id]: { ...data[id], [field]: value } };
  }, own);
}

/** The document ends with them. */
async function readLate(): Promise<unknown[]> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  return JSON.parse(document.getElementById(LATE_DATA)?.textContent ?? "");
}

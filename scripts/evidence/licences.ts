import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "../markdown";
import { type Part, writeDocument } from "./part";

export interface Licence {
  name: string;
  version: string;
  licence: string;
}

const NONE = "not said";

/** The packages that a build may hold, as they are installed: of the lock file those that are not for development alone. */
export function readLicences(root = "."): Licence[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const found = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path]) => join(root, path, "package.json"))
    // Parts for other machines are in the lock file, and not installed.
    .filter(existsSync)
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(path, "utf8"));
      return { name, version, licence: license?.type ?? license ?? NONE } as Licence;
    });
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Under which terms the packages of a build may be handed on. */
export const licences: Part = {
  title: "Licences of packages",
  make(order) {
    const all = readLicences();
    const names = [...new Set(all.map(({ licence }) => licence))].sort();
    const counts = names.map((name) => [name, all.filter(({ licence }) => licence === name).length] as const);
    const packages = all.map(({ name, version, licence }) => [name, version, licence]);
    const text = `${tableOf(["Licence", "Packages"], counts)}\n\n${tableOf(["Package", "Version", "Licence"], packages)}`;
    writeDocument(order, "licences.md", "Licences of packages", text);
    return {
      files: ["licences.md"],
      summary: `${all.length} packages: ${counts.map(([name, count]) => `${count} ${name}`).join(", ")}`,
      holds: names.includes(NONE) ? "no" : "yes",
    };
  },
};

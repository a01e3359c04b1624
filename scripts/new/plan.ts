import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileText, localesIn, pathOf, readTexts } from "../messages/catalogue-files";
import { type Insertion, type Kind, type KindName, kinds } from "./kinds";
import { named } from "./names";

const templates = join(import.meta.dirname, "templates");

/** What a new thing is written as: the text of each file that is new or changed, by its path in the checkout. */
export type Plan = Map<string, string>;

/** Why nothing is written. */
export class Refusal extends Error {}

/** Plans a new page, form or dialog. Throws a `Refusal` where its name is taken or a line to write beside is gone. */
export function planOf(kindName: KindName, name: string): Plan {
  const kind: Kind = kinds[kindName];
  const taken = takenAt(kind, name);
  if (taken) throw new Refusal(`${name} is taken: ${taken}`);
  const plan: Plan = new Map();
  for (const file of filesIn(join(templates, kindName))) {
    const path = named(name, file.replace(/\.txt$/, ""));
    if (existsSync(dirname(path))) throw new Refusal(`${name} is taken: ${dirname(path)}`);
    plan.set(path, named(name, readFileSync(join(templates, kindName, file), "utf8")));
  }
  for (const insertion of kind.insertions) {
    const { file } = insertion;
    const text = plan.get(file) ?? readFileSync(file, "utf8");
    plan.set(file, inserted(text, insertion, named(name, insertion.text)));
  }
  const words = JSON.parse(named(name, JSON.stringify(kind.words)));
  for (const locale of localesIn()) plan.set(pathOf(locale), fileText({ ...readTexts(locale), ...words }));
  return plan;
}

/** The first place that uses the name already. */
function takenAt({ claims }: Kind, name: string): string | undefined {
  for (const { folder, ending, text } of claims) {
    const files = filesIn(folder).filter((path) => path.endsWith(ending));
    const found = files.find((path) => readFileSync(join(folder, path), "utf8").includes(named(name, text)));
    if (found) return `${named(name, text).trim()} in ${join(folder, found)}`;
  }
  return undefined;
}

function inserted(text: string, { file, before, within }: Insertion, own: string): string {
  const lines = text.split("\n");
  const from = within ? lines.indexOf(within) : 0;
  const at = from < 0 ? -1 : lines.indexOf(before, from);
  if (at < 0) throw new Refusal(`${file} has no line \`${before.trim()}\` to write before`);
  return lines.toSpliced(at, 0, own).join("\n");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
}

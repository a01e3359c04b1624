import { readFileSync } from "node:fs";
import type { z } from "zod";
import { environmentSchema, requiredInProduction } from "../../server/environment";

export type VariableName = keyof typeof environmentSchema.shape;

export const referencePath = new URL("../../docs/configuration.md", import.meta.url);
/** `| name | takes | default | meaning |`; the sandbox's own variables have no schema, and three columns. */
const ROW = /^\| `([A-Z_]+)` \|[^|]*\|[^|]*\| (.+) \|$/gm;

/** What an empty variable becomes before the schema reads it (`settleMode`, in `server/config.ts`). */
export const setAtStart: Partial<Record<VariableName, string>> = { NODE_ENV: "production" };

/** The variables below each heading of the reference, with their meaning. */
export function sectionsOf(
  markdown: string,
): { title: string; rows: { name: VariableName; meaning: string }[] }[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf("\n"));
    const rows = [...section.matchAll(ROW)].flatMap(([, name = "", meaning = ""]) =>
      isVariable(name) ? [{ name, meaning }] : [],
    );
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

/** The reference with what each variable takes, and its default, as the schema has them. */
export function referenceText(): string {
  return readFileSync(referencePath, "utf8").replace(ROW, (row, name: string, meaning: string) =>
    isVariable(name) ? `| \`${name}\` | ${takenBy(name)} | ${defaultCell(name)} | ${meaning} |` : row,
  );
}

/** The default as written in the environment; undefined for a required variable. */
export function defaultOf(name: VariableName): string | undefined {
  const { success, data } = environmentSchema.shape[name].safeParse(undefined);
  if (!success) return undefined;
  return Array.isArray(data) ? data.join(",") : String(data ?? "");
}

function isVariable(name: string): name is VariableName {
  return name in environmentSchema.shape;
}

function defaultCell(name: VariableName): string {
  const value = setAtStart[name] ?? defaultOf(name);
  if (value === undefined) return "required";
  if (name in requiredInProduction) return "none; required in production";
  return value === "" ? "none" : `\`${value}\``;
}

function takenBy(name: VariableName): string {
  const { isList, words } = valuesOf(environmentSchema.shape[name]);
  return isList && !words.endsWith("s") ? `some of ${words}` : words;
}

/** Describes what a schema takes, through its default and what makes it optional. */
function valuesOf(schema: z.ZodType): { isList: boolean; words: string } {
  const { description, def } = schema as z.ZodType & { def: Inner };
  if (description !== undefined) return { isList: false, words: description };
  if (def.entries) return { isList: false, words: Object.values(def.entries).map(code).join(", ") };
  if (def.element) return { ...valuesOf(def.element), isList: true };
  const inner = def.innerType ?? def.out;
  if (!inner) throw new Error("A variable of the environment lacks the description of its values");
  return valuesOf(inner);
}

/** What the definitions of zod's wrappers hold. */
interface Inner {
  innerType?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  entries?: Record<string, string>;
}

const code = (text: string) => `\`${text}\``;

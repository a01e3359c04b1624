import { readFileSync } from "node:fs";
import { environmentSchema, requiredInProduction } from "../../server/environment";

type Name = keyof typeof environmentSchema.shape;

const WIDTH = 100;
export const examplePath = new URL("../../.env.example", import.meta.url);
const reference = new URL("../../docs/configuration.md", import.meta.url);

const HEAD = `# Written by \`npm run docs\` from server/environment.ts and docs/configuration.md, which describes each variable in full.
# Copy it to .env and start with \`node --env-file=.env build/server.js\`. A line that begins with # has its default.
`;

/** Example values of variables without default; empty for those set at start (`settleMode`). */
const examples: Partial<Record<Name, string>> = {
  NODE_ENV: "",
  PLATFORM_URL: "https://platform.example",
  CONTENT_URL: "https://content.example",
};

/** The variables below each heading of the reference, with the first sentence of their meaning. */
function sectionsOf(markdown: string): { title: string; rows: { name: Name; meaning: string }[] }[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf("\n"));
    const rows = [...section.matchAll(/^\| `([A-Z_]+)` \|[^|]*\| (.+) \|$/gm)].flatMap(
      ([, name = "", meaning = ""]) => (isVariable(name) ? [{ name, meaning: firstSentence(meaning) }] : []),
    );
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

function isVariable(name: string): name is Name {
  return name in environmentSchema.shape;
}

function firstSentence(text: string): string {
  return text.replace(/\.\s.*$/, "").replaceAll("`", "");
}

function commentOf(text: string): string {
  const lines = text.match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)`, "g")) ?? [];
  return lines.map((line) => `# ${line.trim()}\n`).join("");
}

/** The default as written in the environment; undefined for a required variable. */
function defaultOf(name: Name): string | undefined {
  const { success, data } = environmentSchema.shape[name].safeParse(undefined);
  if (!success) return undefined;
  if (examples[name] !== undefined) return examples[name];
  return Array.isArray(data) ? data.join(",") : String(data ?? "");
}

function lineOf(name: Name): string {
  const value = defaultOf(name);
  if (value === undefined) return `${name}=${examples[name] ?? ""}`;
  return name in requiredInProduction ? `${name}=` : `#${name}=${value}`;
}

function entryOf({ name, meaning }: { name: Name; meaning: string }): string {
  const needed = name in requiredInProduction ? commentOf("Required in production.") : "";
  return `${commentOf(meaning)}${needed}${lineOf(name)}\n`;
}

/** Every variable with its default, in the order of the reference. */
export function exampleText(): string {
  const sections = sectionsOf(readFileSync(reference, "utf8"));
  return [HEAD, ...sections.map(({ title, rows }) => `## ${title}\n\n${rows.map(entryOf).join("\n")}`)].join(
    "\n",
  );
}

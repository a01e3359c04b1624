import { readFileSync } from "node:fs";
import { requiredInProduction } from "../../server/environment";
import { defaultOf, type VariableName as Name, referencePath, sectionsOf, setAtStart } from "./reference";

const WIDTH = 100;
export const examplePath = new URL("../../.env.example", import.meta.url);

const HEAD = `# Written by \`npm run docs\` from server/environment.ts and docs/configuration.md, which describes each variable in full.
# Copy it to .env and start with \`node --enable-source-maps --env-file=.env build/server.js\`.
# A line that begins with # has its default.
`;

/** Example values of variables without default. */
const examples: Partial<Record<Name, string>> = {
  PLATFORM_URL: "https://platform.example",
  CONTENT_URL: "https://content.example",
};

function firstSentence(text: string): string {
  return text.replace(/\.\s.*$/, "").replaceAll("`", "");
}

function commentOf(text: string): string {
  const lines = text.match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)`, "g")) ?? [];
  return lines.map((line) => `# ${line.trim()}\n`).join("");
}

function lineOf(name: Name): string {
  if (name in setAtStart) return `#${name}=`;
  const value = defaultOf(name);
  if (value === undefined) return `${name}=${examples[name] ?? ""}`;
  return name in requiredInProduction ? `${name}=` : `#${name}=${value}`;
}

function entryOf({ name, meaning }: { name: Name; meaning: string }): string {
  const needed = name in requiredInProduction ? commentOf("Required in production.") : "";
  return `${commentOf(firstSentence(meaning))}${needed}${lineOf(name)}\n`;
}

/** Every variable with its default, in the order of the reference. */
export function exampleText(): string {
  const sections = sectionsOf(readFileSync(referencePath, "utf8"));
  return [HEAD, ...sections.map(({ title, rows }) => `## ${title}\n\n${rows.map(entryOf).join("\n")}`)].join(
    "\n",
  );
}

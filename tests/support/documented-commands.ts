import { readFileSync } from "node:fs";

const isCommand = /^(?:npm|npx|node|[A-Z][A-Z0-9_]+=\S*)(?=\s|$)/;

/** The commands of a document: lines of its blocks of code, and texts between backticks. Without comments. */
export function commandsIn(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\\\n\s*/g, "");
  const blocks = text.match(/^```[a-z]*\n[\s\S]*?^```$|^ {4}.+$/gm) ?? [];
  const lines = blocks.flatMap((block) => block.replace(/\s+#.*$/gm, "").split("\n"));
  const inline = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g)].map(
    ([, code = ""]) => code,
  );
  return [...lines, ...inline].map((line) => line.trim()).filter((line) => isCommand.test(line));
}

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** What every part of the evidence is made with. */
export interface Order {
  folder: string;
  /** Only a sample of the tests and proofs runs. */
  isSample: boolean;
  /** A running site of the operator's, of which pictures are taken. */
  site?: string | undefined;
  /** Commit and date, which every document shows. */
  stamp: string;
}

export interface Outcome {
  /** In the folder. */
  files: string[];
  /** One line: what was found, with its figures. */
  summary: string;
  /** `absent`: there is nothing that could hold. */
  holds: "yes" | "no" | "absent";
}

/** A part of what an auditor is handed. */
export interface Part {
  title: string;
  make: (order: Order) => Outcome | Promise<Outcome>;
}

/** Writes a document with its title, commit and date. */
export function writeDocument({ folder, stamp }: Order, name: string, title: string, text: string): void {
  writeFileSync(join(folder, name), `# ${title}\n\n${stamp}\n\n${text}\n`);
}

/** The text of a document of ours: its title is the part's, and its links lead nowhere from the folder. */
export function quoted(markdown: string): string {
  return markdown
    .replace(/^# .*\n+/, "")
    .replace(/<!--.*?-->\n/g, "")
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1")
    .trim();
}

/** Runs a program; its output is passed through, and returned. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; text: string }> {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    process.stdout.write(piece);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

/** A program of an installed package. */
export function binary(name: string): string {
  return join("node_modules", ".bin", name);
}

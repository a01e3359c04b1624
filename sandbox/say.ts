import { write } from "node:fs";
import { localOrigins } from "../server/local-origins";

const STANDARD_OUTPUT = 1;

/** Writes to standard output. A full disk under it, or a closed pipe, is no reason to end what was started. */
export function say(text: string): void {
  write(STANDARD_OUTPUT, text, () => {});
}

/** Tells whoever started a site where it is, and its sandbox if it has one. */
export function sayWhereItIs(
  { SITE_ORIGINS, PORT }: Readonly<Record<string, string | undefined>>,
  sandboxUrl: string | undefined,
): void {
  const lines = [`Site:     ${SITE_ORIGINS?.split(",")[0] ?? localOrigins(PORT || 3000)[0]}`];
  if (sandboxUrl) {
    lines.push(
      `Sandbox:  ${sandboxUrl} (it stands in for both backends; all money is play money)`,
      "Sign in:  demo@sandbox.test / Sandbox1!",
    );
  }
  say(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

import { write } from "node:fs";

const STANDARD_OUTPUT = 1;

/** Writes to standard output. A full disk under it, or a closed pipe, is no reason to end what was started. */
export function say(text: string): void {
  write(STANDARD_OUTPUT, text, () => {});
}

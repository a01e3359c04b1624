import type { SandboxControl } from "../../support/sandbox-control";

/** One thing that a process lives through. */
export interface Case {
  row: string;
  input: string;
  /** Part of the sample. */
  isQuick?: boolean;
  /** Throws where it does not hold; a figure is in milliseconds. */
  check: (platform: Platform) => Promise<unknown>;
}

/** The backends of the servers that are proved. */
export interface Platform {
  url: string;
  control: SandboxControl;
}

/** Fails with what was expected, and what came instead. */
export function hold(what: string, expected: unknown, found: unknown): void {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(found)];
  if (one !== other) throw new Error(`${what}: ${other} in place of ${one}`);
}

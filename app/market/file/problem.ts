import type { MarketFile } from "../market-file";

/** Position in a file. */
export type Path = readonly (string | number)[];

/** What is wrong with a file, and where. */
export interface Problem {
  path: Path;
  message: string;
}

/** What holds between fields. `now`: milliseconds since 1970. */
export interface Rule {
  name: string;
  check(file: MarketFile, now: number): Problem[];
}

/** A problem, or none. */
export function problemIf(isWrong: unknown, path: Path, message: string): Problem[] {
  return isWrong ? [{ path, message }] : [];
}

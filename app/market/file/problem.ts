/** Where something stands in a file. */
export type Path = readonly (string | number)[];

/** What is wrong with a file, and where. */
export interface Problem {
  path: Path;
  message: string;
}

/** A problem, or none. */
export function problemIf(isWrong: unknown, path: Path, message: string): Problem[] {
  return isWrong ? [{ path, message }] : [];
}

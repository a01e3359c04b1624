/** One requirement of a market. */
export interface Requirement {
  /** The field of the file that requires it. */
  field: string;
  /** What the site shows or refuses. */
  site?: string;
  /** The group of tests that proves it. */
  proof?: string;
  /** What the site cannot do: its name in `duties`, and what it is. */
  duty?: { name: string; requires: string };
}

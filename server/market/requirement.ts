/** One thing that a market asks for. */
export interface Requirement {
  /** The field of the file that asks for it. */
  field: string;
  /** What the site shows or refuses. */
  site?: string;
  /** The group of tests that proves it. */
  proof?: string;
  /** What the site cannot do: its name in `duties`, and what it is. */
  duty?: { name: string; requires: string };
}

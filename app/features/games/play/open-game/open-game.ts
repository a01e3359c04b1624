/** How often the page of a running game says that it is there. */
export const KEEP_SECONDS = 60;

/** What it is answered. */
export interface Kept {
  /** False once another game was opened instead. */
  isOpen: boolean;
}

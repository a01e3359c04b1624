/** How often the page of a running game says that it is there. */
export const EXTEND_SECONDS = 60;

/** What it is answered. */
export interface OpenGameState {
  /** False once another game was opened instead. */
  isOpen: boolean;
}

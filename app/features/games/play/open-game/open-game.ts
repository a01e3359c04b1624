/** How often the page of a running game reports that it is open. */
export const EXTEND_SECONDS = 60;

/** The answer to such a report. */
export interface OpenGameState {
  /** False once another game was opened instead. */
  isOpen: boolean;
}

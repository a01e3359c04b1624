/** How the file of the bets stands that a player asked for last (contract 6.6). */
export interface BetsFile {
  state: "none" | "pending" | "ready" | "failed" | "expired";
  askedAt?: string;
  /** Until when it is kept. */
  keptUntil?: string;
  /** It takes longer than it should: nobody is told to wait for it any more. */
  isLate: boolean;
}

export const FILE_INTENT = "file";

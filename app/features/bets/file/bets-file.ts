/** State of the last bet history export the player requested (docs/contract.md#6.6). */
export interface BetsFile {
  state: "none" | "pending" | "ready" | "failed" | "expired";
  requestedAt?: string;
  /** When the file expires. */
  availableUntil?: string;
  /** It takes longer than it should: the page stops telling the player to wait. */
  isLate: boolean;
}

export const FILE_INTENT = "file";

/** What game cards say to one player alone. */
export interface PlayerMarks {
  /** Sysnames, newest first; absent when they did not come, and then no card claims anything. */
  likes?: readonly string[];
  /** Sysname → spins left in the player's packs. */
  freeSpins: Map<string, number>;
}

/** Player-specific data of game cards. */
export interface PlayerMarks {
  /** Sysnames, newest first; absent when they could not be read: cards then show no hearts. */
  likes?: readonly string[];
  /** Sysname → spins left in the player's packs. */
  freeSpins: Map<string, number>;
}

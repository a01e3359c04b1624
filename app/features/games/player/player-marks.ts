/** Player-specific data of game cards. */
export interface PlayerMarks {
  /** Sysnames, newest first; absent when they could not be read: cards then show no hearts. */
  likes?: readonly string[];
  /** Sysnames with the spins left in the player's packs. */
  freeSpins: readonly (readonly [sysname: string, spins: number])[];
}

/** Outcome of a withdrawal that was refused because the player's documents were. */
export const DOCUMENTS_REFUSED = "documents_refused";

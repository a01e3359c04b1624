/** Outcome of a withdrawal that was refused because the player's documents were rejected. */
export const DOCUMENTS_REFUSED = "documents_refused";

/** Cells of the memory that the server and the thread that watches it share. */
export const BEATS = 0;
export const IS_DEBUGGED = 1;

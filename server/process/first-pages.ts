/** Milliseconds after the start when the first pages are there: what they do not need waits for it. */
export const FIRST_PAGES_MS = 2000;

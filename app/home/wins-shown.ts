/** Divisible by one, two, three and four columns. */
export const WINS_SHOWN = 12;

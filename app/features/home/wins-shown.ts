/** In the line below the hero. */
export const WINS_SHOWN = 12;

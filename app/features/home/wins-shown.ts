/** In the line beneath the hero. */
export const WINS_SHOWN = 12;

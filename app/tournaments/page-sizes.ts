export const TOURNAMENTS_ON_PAGE = 12;

/** Product 9. */
export const TOURNAMENT_GAMES_ON_PAGE = 12;

export const TOURNAMENTS_ON_PAGE = 12;

/** docs/product.md#9. */
export const TOURNAMENT_GAMES_ON_PAGE = 12;

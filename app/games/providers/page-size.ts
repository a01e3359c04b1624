/** Fills rows of two, three, four, six and eight. */
export const PROVIDERS_ON_PAGE = 48;

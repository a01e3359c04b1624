/** Divisible by two, three, four, six and eight columns. */
export const PROVIDERS_ON_PAGE = 48;

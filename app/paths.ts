/**
 * Every address of the site, without locale prefix: `useLocalePath()` and `redirectToLocale()` add it.
 * The order is that of the route table (specification 2.1).
 */
export const paths = {
  home: () => "/",
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  gameHall: (query: GameHallQuery = {}) => withQuery("/gamehall", query),
  gameHallRedirect: (id: string) => `/gamehall/${encodeURIComponent(id)}`,
  /** Without a mode players play and visitors choose. `from`: where the game's way back leads. */
  game: (sysname: string, query: { mode?: "play" | "demo"; from?: string } = {}) =>
    withQuery(`/game/${encodeURIComponent(sysname)}`, query),
  favourites: () => "/favourites",
  balance: () => "/balance",
  jackpot: (id: number | string) => `/jackpots/${id}`,
  jackpots: () => "/jackpots",
  providers: () => "/providers",
  tournament: (id: number | string) => `/tournaments/${id}`,
  tournaments: () => "/tournaments",
  promotions: () => "/promotions",
  winners: () => "/winners",
  support: () => "/support",
  betting: () => "/betting",
  deposit: () => "/cashier/deposit",
  withdraw: () => "/cashier/withdraw",
  loyalty: () => "/loyalty",
  loyaltyShop: () => "/loyalty/shop",
  bonuses: () => "/profile/bonuses",
  cashback: () => "/profile/cashback",
  /** `toastType` names what is said on arrival, `from` where the player goes on afterwards. */
  profileSettings: (query: { from?: string; toastType?: "need_profile" | "need_contact" } = {}) =>
    withQuery("/profile/settings", query),
  verification: () => "/profile/verification",
  responsibleGame: () => "/profile/responsible-game",
  signIn: (query: { redirectUrl?: string } = {}) => withQuery("/forms/sign_in", query),
  signUp: (query: { redirectUrl?: string } = {}) => withQuery("/forms/sign_up", query),
  logout: () => "/logout",
  theme: () => "/theme",
  locale: () => "/locale",
};

export interface GameHallQuery {
  category?: string;
  /** Comma-separated list of provider sysnames. */
  providers?: string;
  search?: string;
  sort?: string;
  page?: string;
}

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

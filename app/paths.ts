import { OFFLINE_PATH } from "./runtime/worker/offline-cache";

/**
 * Every address of the site, without locale prefix: `useLocalePath()` and `redirectToLocale()` add it.
 * The order is that of the route table (product 2.1).
 */
export const paths = {
  home: () => "/",
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  gameHall: (query: GameHallQuery = {}) => withQuery("/gamehall", query),
  gameHallRedirect: (id: string) => `/gamehall/${encodeURIComponent(id)}`,
  /** Without a mode players play and visitors choose. `from`: where the game's way back leads. */
  game: (sysname: string, query: { mode?: "play" | "demo"; from?: string } = {}) =>
    withQuery(`/game/${encodeURIComponent(sysname)}`, query),
  /** Asked by scripts while a search is typed, and for the next games of a hall. */
  gamesSearch: () => "/games/search",
  gamesPage: (query: GameHallQuery) => withQuery("/games/list", query),
  favourites: () => "/favourites",
  balance: () => "/balance",
  events: () => "/events",
  /** Asked by scripts: which chat there is, and for whom; and told what is said in it. */
  chat: () => "/chat/settings",
  chatEvents: () => "/chat/events",
  notices: () => "/notices",
  popups: () => "/popups",
  greeting: () => "/greeting",
  jackpot: (id: number | string, query: { page?: string } = {}) =>
    withQuery(`/jackpots/${encodeURIComponent(id)}`, query),
  jackpots: () => "/jackpots",
  providers: (query: { search?: string; page?: string } = {}) => withQuery("/providers", query),
  tournament: (id: number | string) => `/tournaments/${encodeURIComponent(id)}`,
  tournamentHall: (id: number | string, query: { page?: string } = {}) =>
    withQuery(`/tournaments/${encodeURIComponent(id)}/gamehall`, query),
  tournaments: (query: { status?: string; page?: string } = {}) => withQuery("/tournaments", query),
  promotions: () => "/promotions",
  promotion: (slug: string) => `/promotions/${encodeURIComponent(slug)}`,
  winners: (query: { tab?: string; period?: string } = {}) => withQuery("/winners", query),
  /** Asked by scripts while numbers move; `parts` as in `app/live/live-answer.ts`. */
  live: (query: { parts: string }) => `/live-numbers?parts=${query.parts}`,
  support: () => "/support",
  /** The form of the page. */
  supportForm: () => "/support#write",
  supportThanks: () => "/support?result=sent",
  offers: () => "/offers",
  /** Where the codes are entered, on the page of the offers. */
  promoCodeForm: () => "/offers#promo-code",
  offer: (id: number | string) => `/offers/${encodeURIComponent(id)}`,
  betting: () => "/betting",
  wallet: () => "/cashier/wallet",
  /** `from`: where the player goes on once there is money. */
  deposit: (query: { from?: string } = {}) => withQuery("/cashier/deposit", query),
  /** With an offer chosen that the deposit may bring (contract 3.5). */
  depositWithOffer: (offerId: string) => withQuery("/cashier/deposit", { campaign_offer_id: offerId }),
  depositBy: (sysname: string, query: { amount?: string; campaign_offer_id?: string } = {}) =>
    withQuery(`/cashier/deposit/${encodeURIComponent(sysname)}`, query),
  /** Where a deposit goes on that is paid through a page of ours. */
  depositStep: (sysname: string, transaction: string) =>
    withQuery(`/cashier/deposit/${encodeURIComponent(sysname)}`, { transaction }),
  /** What became of a payment; the transaction stands in the query (contract D97). */
  payResult: (name: "paycancel" | "paymobile" | "paynewwindow" | "receipt", transaction: string) =>
    withQuery(`/cashier/${name}`, { transaction }),
  payFail: (transaction: string) => `/cashier/payfail/${encodeURIComponent(transaction)}`,
  payPending: (transaction: string) => `/cashier/paypending/${encodeURIComponent(transaction)}`,
  paySuccess: (transaction: string) => `/cashier/paysuccess/${encodeURIComponent(transaction)}`,
  cashierHistory: (query: HistoryAddress & { page?: string; period?: string } = {}) =>
    withQuery("/cashier/history", query),
  /** The same as a file. */
  cashierHistoryFile: (query: HistoryAddress = {}) => withQuery("/cashier/history/file", query),
  withdraw: (query: { method?: string; amount?: string; burn?: string; requested?: string } = {}) =>
    withQuery("/cashier/withdraw", query),
  loyalty: () => "/loyalty",
  loyaltyShop: () => "/loyalty/shop",
  loyaltyProgram: (sysname: string) => `/loyalty/${encodeURIComponent(sysname)}`,
  bonuses: () => "/profile/bonuses",
  cashback: () => "/profile/cashback",
  /** `toastType` names what is said on arrival, `from` where the player goes on afterwards. */
  profileSettings: (query: { from?: string; toastType?: "need_profile" | "need_contact" } = {}) =>
    withQuery("/profile/settings", query),
  /** Asked by scripts while a player's own data are filled in. */
  personalFields: (query: { country: string }) => withQuery("/profile/fields", query),
  /** `action`: which of the provider's checks is wanted (contract D71); `from`: where the player goes on afterwards; `check`: the provider is shown. */
  verification: (query: { action?: string; from?: string; check?: "open" } = {}) =>
    withQuery("/profile/verification", query),
  /** Asked by the provider's script whenever its token runs out. */
  verificationToken: () => "/profile/verification/token",
  responsibleGame: () => "/profile/responsible-game",
  /** Answers a reality check. */
  realityCheck: () => "/reality-check",
  /** Where a self-exclusion ends; for anybody. */
  farewell: () => "/farewell",
  /** `from` and `to`: calendar days, both of them included. */
  bets: (query: { kind?: string; period?: string; from?: string; to?: string; page?: string } = {}) =>
    withQuery("/profile/bets", query),
  /** Leads on to the file of the bets, once it is written. */
  betsFile: () => "/profile/bets/file",
  profileLoyalty: () => "/profile/loyalty",
  profileSecurity: () => "/profile/security",
  profileNotification: () => "/profile/notification",
  /** `contact` and `token` stand in the link of a mail; `result` is ours. */
  unsubscribe: (query: { contact?: string; token?: string; result?: "done" } = {}) =>
    withQuery("/unsubscribe", query),
  confirmation: (query: { contact?: string; code?: string } = {}) => withQuery("/confirmation", query),
  confirmationSuccess: () => "/confirmation/success",
  signIn: (query: AuthQuery = {}) => withQuery("/forms/sign_in", query),
  signUp: (query: AuthQuery = {}) => withQuery("/forms/sign_up", query),
  /** From here on one is taken to another service, and comes back to `socialReturn`. */
  social: (query: SocialQuery = {}) => withQuery("/forms/social", query),
  socialReturn: (query: SocialReturnQuery = {}) => withQuery("/forms/social/return", query),
  /** Asked by scripts while a registration form is filled in. */
  registrationFields: (query: { purpose: string; type: string; country: string }) =>
    withQuery("/registration/fields", query),
  promoCheck: () => "/promo-code/check",
  icons: () => "/_icons",
  manifest: () => "/manifest.webmanifest",
  /** Kept by browsers for when they are offline. */
  offline: () => OFFLINE_PATH,
  logout: () => "/logout",
  hints: () => "/hints",
  theme: () => "/theme",
  consent: () => "/consent",
  ageGate: () => "/age-gate",
  /** Where a messenger's launch data are posted to. */
  launch: () => "/forms/launch",
  /** Asked by the script of a mini-app. */
  miniApp: () => "/mini-app",
  locale: () => "/locale",
  /** What names the build that is served. */
  build: () => "/builds/latest.json",
};

/** What the sign-in and sign-up pages take. */
export interface AuthQuery {
  redirectUrl?: string;
  /** Another view than the page's first (`app/auth/auth-view.ts`). */
  view?: string;
  /** Which registration type is shown. */
  type?: string;
  /** What is said on arrival (`app/auth/auth-notices.ts`). */
  notice?: string;
  /** The partner's page around the frame. */
  backUrl?: string;
  /** The page runs in a frame of another site (contract D13). */
  _non_strict?: "1";
  /** Somebody has just signed in, in a frame. */
  done?: "1";
}

export interface SocialQuery {
  service?: string;
  type_auth?: string;
  terms?: string;
  redirectUrl?: string;
  /** It happens in a window of its own, beside the page that opened it. */
  window?: "own";
}

export interface SocialReturnQuery {
  type_auth?: string;
  redirectUrl?: string;
  window?: "own";
  oauth?: "success";
}

interface HistoryAddress {
  tab?: string;
  status?: string;
}

export interface GameHallQuery {
  category?: string;
  /** Comma-separated lists. */
  providers?: string;
  types?: string;
  tags?: string;
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

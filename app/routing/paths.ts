import type { InternalPath } from "./addresses/internal-path";
import { pathName } from "./addresses/path-name";
import { OFFLINE_PATH } from "./offline-cache";

/**
 * Every path of the site, without locale prefix: `useLocalePath()` and `redirectToLocale()` add it. In the order of
 * the route table (docs/product.md#2.1).
 */
export const paths = internal({
  home: () => "/",
  page: (slug: string) => `/${pathName(slug)}`,
  landing: (slug: string) => `/p/${pathName(slug)}`,
  gameHall: (query: GameHallQuery = {}) => withQuery("/gamehall", query),
  /** What a bare hall shows is the operator's setting. */
  allGames: () => withQuery("/gamehall", { category: "all" }),
  gameHallRedirect: (id: string) => `/gamehall/${pathName(id)}`,
  /** Without a mode, players play for money and visitors choose. `from`: target of the game's back link. */
  game: (sysname: string, query: { mode?: "play" | "demo"; from?: string } = {}) =>
    withQuery(`/game/${pathName(sysname)}`, query),
  /** Fetched while a search is typed, and for the next games of a hall. */
  gamesSearch: () => "/games/search",
  gamesPage: (query: GameHallQuery) => withQuery("/games/list", query),
  favourites: () => "/favourites",
  balance: () => "/balance",
  /** Fetched while a game runs; `from`: milliseconds. */
  sessionNet: (query: { from?: string } = {}) => withQuery("/session-net", query),
  events: () => "/events",
  /** The chat's settings for this visitor, fetched by script; and the endpoint for its events. */
  chat: () => "/chat/settings",
  chatEvents: () => "/chat/events",
  notices: () => "/notices",
  popups: () => "/popups",
  loginPrompt: () => "/greeting",
  jackpot: (id: number | string, query: { page?: string } = {}) =>
    withQuery(`/jackpots/${pathName(String(id))}`, query),
  jackpots: () => "/jackpots",
  providers: (query: { search?: string; page?: string } = {}) => withQuery("/providers", query),
  tournament: (id: number | string) => `/tournaments/${pathName(String(id))}`,
  tournamentHall: (id: number | string, query: { page?: string } = {}) =>
    withQuery(`/tournaments/${pathName(String(id))}/gamehall`, query),
  tournaments: (query: { status?: string; page?: string } = {}) => withQuery("/tournaments", query),
  promotions: () => "/promotions",
  promotion: (slug: string) => `/promotions/${pathName(slug)}`,
  winners: (query: { tab?: string; period?: string } = {}) => withQuery("/winners", query),
  /** Polled for live numbers; `parts` as in `app/features/live/live-answer.ts`. */
  live: (query: { parts: string }) => `/live-numbers?parts=${query.parts}`,
  support: () => "/support",
  /** Anchor of the form on the page. */
  supportForm: () => "/support#write",
  supportThanks: () => "/support?result=sent",
  offers: () => "/offers",
  /** Anchor of the promo code form on the offers page. */
  promoCodeForm: () => "/offers#promo-code",
  offer: (id: number | string) => `/offers/${pathName(String(id))}`,
  /** `path`: a page within the sportsbook. */
  betting: (path = "") => (path ? `/betting/${path}` : "/betting"),
  /** Script reports here how many messages of the sportsbook's frame were ignored. */
  bettingMessages: () => "/betting-messages",
  wallet: () => "/cashier/wallet",
  /** `from`: where the player continues after the deposit; `amount`: what the chosen method's form begins with. */
  deposit: (query: { from?: string; amount?: string } = {}) => withQuery("/cashier/deposit", query),
  /** With a deposit offer preselected (docs/contract.md#3.5). */
  depositWithOffer: (offerId: string) => withQuery("/cashier/deposit", { campaign_offer_id: offerId }),
  depositBy: (sysname: string, query: { amount?: string; campaign_offer_id?: string } = {}) =>
    withQuery(`/cashier/deposit/${pathName(sysname)}`, query),
  /** The next step of a deposit that is paid through a page of the site. */
  depositStep: (sysname: string, transaction: string) =>
    withQuery(`/cashier/deposit/${pathName(sysname)}`, { transaction }),
  /** Result pages of a payment; the transaction is in the query (docs/contract.md#d97). */
  payResult: (name: "paycancel" | "paymobile" | "paynewwindow" | "receipt", transaction: string) =>
    withQuery(`/cashier/${name}`, { transaction }),
  payFail: (transaction: string) => `/cashier/payfail/${pathName(transaction)}`,
  payPending: (transaction: string) => `/cashier/paypending/${pathName(transaction)}`,
  paySuccess: (transaction: string) => `/cashier/paysuccess/${pathName(transaction)}`,
  cashierHistory: (query: HistoryAddress & { page?: string; period?: string } = {}) =>
    withQuery("/cashier/history", query),
  /** The same list as a download. */
  cashierHistoryFile: (query: HistoryAddress = {}) => withQuery("/cashier/history/file", query),
  withdraw: (query: { method?: string; amount?: string; burn?: string; requested?: string } = {}) =>
    withQuery("/cashier/withdraw", query),
  loyalty: () => "/loyalty",
  loyaltyShop: () => "/loyalty/shop",
  loyaltyProgram: (sysname: string) => `/loyalty/${pathName(sysname, ["shop"])}`,
  bonuses: () => "/profile/bonuses",
  cashback: () => "/profile/cashback",
  /** `toastType`: the toast shown on arrival; `from`: where the player continues afterwards. */
  profileSettings: (query: { from?: string; toastType?: "need_profile" | "need_contact" } = {}) =>
    withQuery("/profile/settings", query),
  /** Fetched while the personal data form is filled in. */
  personalFields: (query: { country: string }) => withQuery("/profile/fields", query),
  /**
   * `action`: the requested check of the provider (docs/contract.md#d71); `from`: where the player continues
   * afterwards; `check`: opens the provider's widget.
   */
  verification: (query: { action?: string; from?: string; check?: "open" } = {}) =>
    withQuery("/profile/verification", query),
  /** Called by the provider's script when its access token expires. */
  verificationToken: () => "/profile/verification/token",
  responsibleGame: () => "/profile/responsible-game",
  /** A question about limits, or about those of a session; `from`: where the player continues once it is answered. */
  limitQuestion: (query: { ask?: "session"; from?: string } = {}) => withQuery("/limit-question", query),
  /** Form target of reports of an open game. */
  openGame: () => "/open-game",
  /** Form target of reality check answers. */
  realityCheck: () => "/reality-check",
  /** Form target of answers to the notices of the market. */
  marketNotice: () => "/market-notice",
  /** Form target of a break by one press. */
  breakNow: () => "/break-now",
  /** Shown after self-exclusion; public. */
  farewell: () => "/farewell",
  /** `from` and `to`: calendar days, both inclusive. */
  bets: (query: { kind?: string; period?: string; from?: string; to?: string; page?: string } = {}) =>
    withQuery("/profile/bets", query),
  /** Redirects to the export file of the bets once it is ready. */
  betsFile: () => "/profile/bets/file",
  profileLoyalty: () => "/profile/loyalty",
  profileSecurity: () => "/profile/security",
  profileNotification: () => "/profile/notification",
  /** `contact` and `token` come from the link in a mail; `result` is set by us. */
  unsubscribe: (query: { contact?: string; token?: string; result?: "done" } = {}) =>
    withQuery("/unsubscribe", query),
  confirmation: (query: { contact?: string; code?: string } = {}) => withQuery("/confirmation", query),
  confirmationSuccess: () => "/confirmation/success",
  signIn: (query: AuthQuery = {}) => withQuery("/forms/sign_in", query),
  signUp: (query: AuthQuery = {}) => withQuery("/forms/sign_up", query),
  /** Starts a social sign-in, which returns to `socialReturn`. */
  social: (query: SocialQuery = {}) => withQuery("/forms/social", query),
  socialReturn: (query: SocialReturnQuery = {}) => withQuery("/forms/social/return", query),
  /** Fetched while a registration form is filled in. */
  registrationFields: (query: { purpose: string; type: string; country: string }) =>
    withQuery("/registration/fields", query),
  promoCheck: () => "/promo-code/check",
  icons: () => "/_icons",
  manifest: () => "/manifest.webmanifest",
  /** Icons of the content service, as drawings of one file. `v`: version of its text. */
  menuIcons: (query: { v?: string } = {}) => withQuery("/menu-icons.svg", query),
  /** Stored by the service worker for use offline. */
  offline: () => OFFLINE_PATH,
  logout: () => "/logout",
  hints: () => "/hints",
  theme: () => "/theme",
  rail: () => "/rail",
  consent: () => "/consent",
  accessibility: () => "/accessibility",
  disputes: () => "/disputes",
  ageGate: () => "/age-gate",
  /** Checks whether the browser accepts cookies, then redirects. */
  cookieCheck: (query: { to: string }) => withQuery("/forms/cookies", query),
  /** Opens a preview of what is not published, by a link of the content service. */
  preview: () => "/_preview",
  /** Receives the launch data of a messenger. */
  launch: () => "/forms/launch",
  /** Called by the mini-app's script. */
  miniApp: () => "/mini-app",
  locale: () => "/locale",
  /** Id of the build being served. */
  build: () => "/builds/latest.json",
});

/** Query of the sign-in and sign-up pages. */
export interface AuthQuery {
  redirectUrl?: string;
  /** A view other than the page's first (`app/features/auth/auth-view.ts`). */
  view?: string;
  /** The registration type to show. */
  type?: string;
  /** The notice shown on arrival (`app/features/auth/auth-notices.ts`). */
  notice?: string;
  /** URL of the partner's page around the frame. */
  backUrl?: string;
  /** Inside a frame of another site (docs/contract.md#d13). */
  _non_strict?: "1";
  /** The sign-in in a frame has succeeded. */
  done?: "1";
}

export interface SocialQuery {
  service?: string;
  type_auth?: string;
  terms?: string;
  redirectUrl?: string;
  /** Runs in a popup, beside the page that opened it. */
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

type Builders = Record<string, (...parts: never[]) => string>;

/** What is built here is of this site: names are one segment each (`pathName`), values are encoded. */
function internal<Paths extends Builders>(builders: Paths) {
  return builders as unknown as {
    [Name in keyof Paths]: (...parts: Parameters<Paths[Name]>) => InternalPath;
  };
}

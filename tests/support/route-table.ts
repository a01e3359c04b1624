/** The layout around a page: the name of its route module. */
export type Layout = "default" | "game" | "empty" | "icon";

/** What an address answers with; paths are without locale, as everywhere in the table. */
export type Outcome =
  | { kind: "page"; layout: Layout; robots: "index,follow" | "noindex,follow"; canonical: string }
  | { kind: "redirect"; status: 301 | 302 | 303; to: string }
  /** Home, where the visitor is prompted to sign in and goes on to the address afterwards. */
  | { kind: "turnedAway" }
  | { kind: "missing" };

export interface Row {
  path: string;
  visitor: Outcome;
  player: Outcome;
}

type PageOptions = Partial<Omit<Extract<Outcome, { kind: "page" }>, "kind">>;

const pageAt = (path: string, options: PageOptions = {}): Outcome => ({
  kind: "page",
  layout: "default",
  robots: "index,follow",
  canonical: path,
  ...options,
});

const everyone = (path: string, outcome: Outcome): Row => ({ path, visitor: outcome, player: outcome });
const page = (path: string, options?: PageOptions) => everyone(path, pageAt(path, options));
const quietPage = (path: string, options?: PageOptions) =>
  page(path, { robots: "noindex,follow", ...options });
const redirect = (path: string, to: string, status: 301 | 302 = 302) =>
  everyone(path, { kind: "redirect", status, to });
const missing = (path: string) => everyone(path, { kind: "missing" });

/** A page of players: its visitors are turned away. */
const ofPlayers = (path: string, player: Outcome = pageAt(path, { robots: "noindex,follow" })): Row => ({
  path,
  visitor: { kind: "turnedAway" },
  player,
});

/** A payment is waited for only where the address names one. */

/** The table of docs/product.md#2.1 in its order, with addresses next to and below its paths. */
export const routeTable: readonly Row[] = [
  page("/"),

  page("/terms"),
  page("/privacy"),
  page("/complaints"),
  missing("/nothing-here"),
  page("/p/welcome-week"),
  missing("/p/nothing-here"),
  // One entry has one address.
  redirect("/welcome-week", "/p/welcome-week", 301),
  redirect("/p/terms?track_id=7", "/terms?track_id=7", 301),

  page("/offers"),
  page("/offers/30"),
  missing("/offers/999999"),
  page("/betting"),
  quietPage("/betting/football/northern-league", { canonical: "/betting" }),
  missing("/betting/a/b/c/d/e/f/g"),

  redirect("/cashier", "/cashier/deposit"),
  redirect("/cashier?a=1&b=%2F", "/cashier/deposit?a=1&b=%2F"),
  ofPlayers("/cashier/wallet"),
  redirect("/cashier/billing", "/cashier/deposit"),
  ofPlayers("/cashier/deposit"),
  ofPlayers("/cashier/deposit/sandcard"),
  ofPlayers("/cashier/history"),
  ofPlayers("/cashier/history?tab=withdrawal", pageAt("/cashier/history", { robots: "noindex,follow" })),
  ofPlayers("/cashier/withdraw"),
  ofPlayers("/cashier/payfail"),
  ofPlayers("/cashier/payfail/dep_1001", {
    kind: "redirect",
    status: 303,
    to: "/cashier/paysuccess/dep_1001",
  }),
  ofPlayers("/cashier/paypending"),
  ofPlayers("/cashier/paypending/dep_1001", {
    kind: "redirect",
    status: 303,
    to: "/cashier/paysuccess/dep_1001",
  }),
  ofPlayers("/cashier/paysuccess"),
  ofPlayers("/cashier/paysuccess/dep_1001"),
  // Somebody else's, or nobody's: a neutral page.
  ofPlayers("/cashier/payfail/dep_nobodys"),
  ofPlayers("/cashier/payfail/dep_1003"),
  ofPlayers("/cashier/paycancel"),
  ofPlayers("/cashier/paymobile"),
  ofPlayers("/cashier/paynewwindow"),
  ofPlayers("/cashier/receipt"),
  ofPlayers("/cashier/nope", { kind: "missing" }),
  ofPlayers("/cashier/deposit/sandcard/nope", { kind: "missing" }),

  page("/loyalty"),
  page("/loyalty/shop"),
  page("/loyalty/vip"),
  missing("/loyalty/nope"),

  redirect("/profile", "/profile/settings"),
  ofPlayers("/profile/bets"),
  ofPlayers("/profile/bonuses"),
  ofPlayers("/profile/loyalty"),
  ofPlayers("/profile/cashback"),
  ofPlayers("/profile/security"),
  ofPlayers("/profile/settings"),
  ofPlayers("/profile/notification"),
  ofPlayers("/profile/verification"),
  ofPlayers("/profile/responsible-game"),
  ofPlayers("/profile/nope", { kind: "missing" }),
  ofPlayers("/profile/settings/nope?a=1&b=%2F", { kind: "missing" }),

  page("/support"),
  page("/winners"),
  page("/accessibility"),

  page("/gamehall"),
  page("/gamehall?category=slots", { canonical: "/gamehall?category=slots" }),
  page("/gamehall?utm_source=x", { canonical: "/gamehall" }),
  redirect("/gamehall/slots-old", "/gamehall?category=slots", 301),
  redirect("/gamehall/live", "/gamehall?category=live", 301),
  redirect("/gamehall/live?sort=name&track_id=7", "/gamehall?sort=name&track_id=7&category=live", 301),
  redirect("/gamehall/nope", "/gamehall"),

  page("/jackpots"),
  page("/jackpots/1"),
  missing("/jackpots/999999"),
  page("/providers"),
  page("/promotions"),
  page("/promotions/monday-cashback"),
  // By its number, which leads search engines to its name.
  page("/promotions/11", { canonical: "/promotions/monday-cashback" }),
  {
    path: "/promotions/weekend-reload",
    visitor: pageAt("/promotions/weekend-reload", { robots: "noindex,follow" }),
    player: pageAt("/promotions/weekend-reload"),
  },
  {
    path: "/promotions/welcome",
    visitor: pageAt("/promotions/welcome"),
    player: { kind: "missing" },
  },
  missing("/promotions/winter-trail"),
  missing("/promotions/nope"),
  page("/tournaments"),
  page("/tournaments/1"),
  page("/tournaments/1/gamehall"),
  missing("/tournaments/999999"),

  quietPage("/unsubscribe"),
  quietPage("/confirmation"),
  quietPage("/confirmation/success"),
  quietPage("/farewell", { layout: "empty" }),
  quietPage("/forms/sign_in", { layout: "empty" }),
  quietPage("/forms/sign_up", { layout: "empty" }),
  page("/game/sand-dunes", { layout: "game" }),
  page("/game/sand-dunes?mode=demo", { layout: "game", canonical: "/game/sand-dunes" }),
  missing("/game/nope"),
  quietPage("/_icons", { layout: "icon" }),

  ofPlayers("/responsible-game", { kind: "redirect", status: 302, to: "/profile/responsible-game" }),
  ofPlayers("/responsible-game/nope", { kind: "missing" }),
  ofPlayers("/bets/any/path", { kind: "redirect", status: 302, to: "/profile/bets" }),

  // An unknown first segment of several is no locale, and so no page.
  missing("/xx-XX/gamehall"),
  missing("/nope/terms"),
  missing("/terms/nope"),
  // Only there where the configuration says so.
  missing("/consent"),
  missing("/disputes"),
  ofPlayers("/limit-question", { kind: "redirect", status: 302, to: "/" }),
  missing("/age-gate"),
];

/** Prefixed pages of each layout, whose links and forms are to stay in their locale. */
export const prefixedPages: readonly string[] = [
  "/",
  "/terms",
  "/gamehall?category=slots&page=2",
  "/?show_popup_auth",
  "/?show_popup_reg",
  "/?menu",
  "/?redirectUrl=%2Fes-ES%2Fcashier%2Fdeposit",
  "/no/such/page",
  "/game/sand-dunes",
  "/forms/sign_in",
  "/unsubscribe",
  "/_icons",
];

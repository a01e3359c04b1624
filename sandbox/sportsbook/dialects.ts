/** What the sportsbook tells the page around it; `$` in a message is the value. */
type Said =
  | "ready"
  | "path"
  | "height"
  | "betslip"
  | "balance"
  | "signIn"
  | "register"
  | "deposit"
  | "session";

/** The messages of a vendor's frame, and its addresses (docs/guides/sportsbook.md#adding-one). */
export interface Dialect {
  /** Messages are texts. */
  isJson?: true;
  /** What it has no word for it does not say. */
  says: Partial<Record<Said, object>>;
  /** What it hears when the player has signed out. */
  hears?: object;
  /** Before the path of a page within the book; names of its parts where they are a query. */
  paths: { prefix: string } | { query: readonly string[] };
  /** As high as what is in it; the page around it scrolls. */
  isTall?: true;
}

const own = (event: string, more: object = {}) => ({ source: "platform-game", event, ...more });

export const dialects: Record<string, Dialect> = {
  /** The contract's own words. */
  platform: {
    says: {
      ready: own("ready"),
      path: own("path", { path: "$" }),
      betslip: own("betslip", { open: "$" }),
      balance: own("balance"),
      signIn: own("sign_in"),
      register: own("register"),
      deposit: own("cashier"),
      session: own("session"),
    },
    hears: { source: "site", event: "signed_out" },
    paths: { prefix: "" },
  },
  gr8: {
    says: { signIn: { type: "login.click" } },
    hears: { type: "iframe", value: { logout: true } },
    paths: { prefix: "/sports" },
  },
  betconstruct: {
    says: {
      // With amounts that nobody is to believe.
      balance: { action: "userBalance", params: { balance: 999_999, bonus_balance: 0 } },
      signIn: { action: "openSlider", tab: "login" },
      register: { action: "openSlider", tab: "registrationForm" },
      session: { info: "loggedOut" },
    },
    paths: { query: ["sport", "competition", "game"] },
  },
  betsy: {
    isJson: true,
    says: {
      path: { type: "route", location: "$" },
      height: { type: "size", height: "$" },
      signIn: { type: "click", target: "loginButton" },
      deposit: { type: "placeBetFailure", statusId: 1 },
      session: { type: "session", status: "error", reason: "expired" },
    },
    paths: { prefix: "" },
    isTall: true,
  },
  digitain: {
    says: {
      path: { event: "onNavigate", data: { location: { pathname: "$" } } },
      signIn: { event: "loginTrigger" },
    },
    paths: { prefix: "/Sport" },
  },
};

/** The page within the book that a launch asks for; its front page where that is none. */
export function innerPath({ paths }: Dialect, requested: string): string {
  if ("query" in paths) {
    const query = new URLSearchParams(requested);
    return joined(paths.query.flatMap((name) => query.get(name) ?? []));
  }
  return requested.startsWith(`${paths.prefix}/`)
    ? joined(requested.slice(paths.prefix.length).split("/"))
    : "/";
}

/** The vendor's own address of a page within the book. */
export function outerPath({ paths }: Dialect, inner: string): string {
  if ("prefix" in paths) return inner === "/" ? "/" : paths.prefix + inner;
  const parts = inner.split("/").filter(Boolean);
  return parts.length ? `?${parts.map((part, at) => `${paths.query[at]}=${part}`).join("&")}` : "/";
}

function joined(parts: readonly string[]): string {
  return `/${parts.filter(Boolean).map(encodeURIComponent).join("/")}`;
}

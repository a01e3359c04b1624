/** The front end's own cookies: none of them ever goes to the platform (contract O2). */
export const ownCookies = {
  theme: "theme",
  locale: "i18n_locale",
  contentJwt: "content_jwt",
  /** The provider whose content sign-in this browser began. */
  contentProvider: "cr_content_provider",
  /** "Probably signed in": decides only whether a page may be shared. */
  player: "cr_player",
  /** When the player came in, in seconds: a game's page says for how long it has been. */
  since: "cr_since",
  /** Minutes between two reality checks of the player, and when the last one was answered. */
  check: "cr_check",
  checked: "cr_checked",
  flash: "cr_flash",
  /** Somebody has come in, and what waits for them has not been shown yet. */
  greeting: "cr_greet",
  /** The paid-out cashback that this session of the browser was told of (contract O5). */
  toldCashback: "cr_cashback",
  /** Whose forms of money these are, until the player leaves. */
  forms: "cr_forms",
  /** Where a player goes on who had to see to something first. */
  wayBack: "cr_back",
  twoFactor: "cr_twofa",
  frame: "cr_frame",
  /** A messenger opened the site here, and what it said of itself (`mini-app/launch-mark.ts`). */
  miniApp: "cr_miniapp",
  /** The promo code that the visitor came with. */
  promo: "cr_promo",
  /** What the latest promo code of this browser has opened. */
  campaign: "cr_campaign",
  /** What was just done for this player, for the page that says so. */
  outcomes: "cr_outcomes",
  /** Generated login and password, until they are shown. */
  credentials: "cr_credentials",
  /** This browser runs our script: decoration may follow a page (runtime/script-mark.ts). */
  script: "cr_script",
  /** The purposes that the visitor has agreed to (`consent/consent.ts`). */
  consent: "cr_consent",
  /** The age that the visitor has said to have reached, in years. */
  ageGate: "cr_age",
  /** Whose reminders are hidden, and which, until the player leaves. */
  hiddenHints: "cr_hints",
} as const;

const ownCookieNames: ReadonlySet<string> = new Set([
  ownCookies.theme,
  ownCookies.locale,
  ownCookies.contentJwt,
]);

export function isOwnCookie(name: string): boolean {
  return ownCookieNames.has(name) || name.startsWith("cr_");
}

/** Whether the messenger shows the site in a frame of its own web page; what else `miniApp` says follows behind. */
export function isMiniAppFrame(cookies: Pick<ReadonlyMap<string, string>, "get">): boolean {
  return cookies.get(ownCookies.miniApp)?.split("~", 1)[0] === "frame";
}

const scriptReadable: readonly string[] = [
  ownCookies.theme,
  ownCookies.locale,
  ownCookies.consent,
  ownCookies.ageGate,
];

/** What a visitor chose is no secret: our own scripts and the operator's may go by it. */
export function isScriptReadable(name: string): boolean {
  return scriptReadable.includes(name);
}

/** A request that carries one of these is answered for one visitor, never from a shared cache. */
export const personalCookies: readonly string[] = [
  ownCookies.player,
  ownCookies.flash,
  ownCookies.twoFactor,
  ownCookies.frame,
  ownCookies.miniApp,
  ownCookies.credentials,
  ownCookies.outcomes,
  ownCookies.contentJwt,
];

/** Product 9: one year for the theme, 365 days for the locale. */
export const THEME_SECONDS = 31_536_000;
export const LOCALE_SECONDS = 365 * 86_400;
/** Half a year: as long as regulators let a choice about cookies stand before it is asked for again. */
export const CONSENT_SECONDS = 180 * 86_400;
export const AGE_SECONDS = 365 * 86_400;
export const PROMO_SECONDS = 30 * 86_400;

/** Our own cookies, which are never sent to the platform (docs/contract.md#o2). */
export const ownCookies = {
  theme: "theme",
  locale: "i18n_locale",
  /** `RAIL_OF_ICONS` once the visitor has collapsed the menu of wide screens. */
  rail: "cr_rail",
  contentJwt: "content_jwt",
  /** Provider of the content sign-in that this browser started. */
  contentProvider: "cr_content_provider",
  /** "Probably signed in": decides only whether a page may be shared. */
  player: "cr_player",
  /** Time of the sign-in, in seconds, for session clocks and reality checks. */
  since: "cr_since",
  /** When the player last did something, in seconds, where the market signs idle players out. */
  active: "cr_active",
  /** Minutes between reality checks; `checked`: when the last one was acknowledged. */
  check: "cr_check",
  checked: "cr_checked",
  /** Notices of the market that were answered in this session of the player. */
  notices: "cr_notices",
  /** What the player has set for this session of play: start, minutes, maximum loss. */
  sessionLimits: "cr_session_limits",
  /** Whether the browser accepts cookies, for the moment of the check (`cookie-check.server.ts`). */
  cookieCheck: "cr_kept",
  flash: "cr_flash",
  /** Prompts still to be shown after the sign-in (`login-prompts.server.ts`). */
  loginPrompts: "cr_greet",
  /** The offer that this session has seen, or that it sees none yet (`dialogs/attention/offers.server.ts`). */
  offer: "cr_offer",
  /** Player id and the offers that have opened in the last seven days (`dialogs/attention/shown-offers.server.ts`). */
  shownOffers: "cr_offered",
  /** When the player last requested a limit, a break or an exclusion (`dialogs/attention/quiet-week.server.ts`). */
  quiet: "cr_quiet",
  /** The paid-out cashback that this browser session has been shown (docs/contract.md#o5). */
  seenCashback: "cr_cashback",
  /** Browser secret that form tokens are bound to, until sign-out. */
  forms: "cr_forms",
  /**
   * Time of the player's latest write, for a minute: what was read before it is read again
   * (`platform/recent-replies.server.ts`).
   */
  wrote: "cr_wrote",
  /** Where to return to once the player has met a requirement. */
  wayBack: "cr_back",
  twoFactor: "cr_twofa",
  frame: "cr_frame",
  /** A messenger opened the site; holds its launch parameters (`features/mini-app/launch-mark.ts`). */
  miniApp: "cr_miniapp",
  /** Whose launch began this session: a keyed hash (`features/mini-app/launcher.server.ts`). */
  launcher: "cr_launcher",
  /** A launch by another account that waits for the player's decision. */
  launch: "cr_launch",
  /** The visitor's unused promo code. */
  promo: "cr_promo",
  /** The campaign that this browser's latest promo code activated. */
  campaign: "cr_campaign",
  /** Outcomes of this player's recent actions, for the pages that show them. */
  outcomes: "cr_outcomes",
  /** Generated login and password, until they are shown. */
  credentials: "cr_credentials",
  /** This browser runs our script: decoration may be streamed after a page (browser/runtime/document/script-mark.ts). */
  script: "cr_script",
  /** The purposes that the visitor has consented to (`session/consent.ts`). */
  consent: "cr_consent",
  /** The age that the visitor has confirmed, in years. */
  ageGate: "cr_age",
  /** What an editor sees of the site in place of what is published (`features/preview/preview.server.ts`). */
  preview: "cr_preview",
  /** Player id and the reminders that this player has hidden, until sign-out. */
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

/** Whether the messenger frames the site in its own web page: the first part of the `miniApp` cookie. */
export function isMiniAppFrame(cookies: Pick<ReadonlyMap<string, string>, "get">): boolean {
  return cookies.get(ownCookies.miniApp)?.split("~", 1)[0] === "frame";
}

const scriptReadable: readonly string[] = [
  ownCookies.theme,
  ownCookies.locale,
  ownCookies.consent,
  ownCookies.ageGate,
  ownCookies.active,
];

/** Whether scripts, ours and the operator's, may read the cookie: a visitor's choices are no secret, and what is done on a page only its script knows. */
export function isScriptReadable(name: string): boolean {
  return scriptReadable.includes(name);
}

/** Whether the cookie also goes to frames of other sites: the content service frames the preview. */
export function isForFrames(name: string): boolean {
  return name === ownCookies.preview;
}

/** The one value of the `rail` cookie. */
export const RAIL_OF_ICONS = "icons";

/** A request with one of these gets a private response, never one from a shared cache. */
export const personalCookies: readonly string[] = [
  ownCookies.player,
  ownCookies.flash,
  ownCookies.twoFactor,
  ownCookies.frame,
  ownCookies.miniApp,
  ownCookies.credentials,
  ownCookies.outcomes,
  ownCookies.contentJwt,
  ownCookies.preview,
];

/** docs/product.md#9: one year for the theme (and the rail), 365 days for the locale. */
export const LOOK_SECONDS = 31_536_000;
export const LOCALE_SECONDS = 365 * 86_400;
/** Half a year: the longest that regulators let a consent last before it has to be given again. */
export const CONSENT_SECONDS = 180 * 86_400;
export const AGE_SECONDS = 365 * 86_400;
export const PROMO_SECONDS = 30 * 86_400;

import { chosenPurposes } from "~/session/consent";
import { ownCookies } from "~/session/cookies/cookies";

/** What the configuration requires of visitors before they use the site. */
export interface SiteNoticeSettings {
  requiresConsent: boolean;
  minimumAge: number | undefined;
}

type Cookies = Pick<ReadonlyMap<string, string>, "get">;

export function hasSiteNotices({ requiresConsent, minimumAge }: SiteNoticeSettings): boolean {
  return requiresConsent || minimumAge !== undefined;
}

export function hasChosenPurposes(cookies: Cookies): boolean {
  return chosenPurposes(cookies.get(ownCookies.consent)) !== null;
}

export function hasSaidAge(minimumAge: number, cookies: Cookies): boolean {
  return cookies.get(ownCookies.ageGate) === String(minimumAge);
}

/**
 * Returns what a shared page learns of this visitor's answers: that they were given, not which they were. Nothing for
 * a browser that runs our script: the page's own script hides answered notices (`site-notices.server.tsx`), and
 * everyone gets the same bytes. Crawlers are never asked (docs/decisions/099-consent-and-age-gate.md).
 */
export function noticeCookies(
  { requiresConsent, minimumAge }: SiteNoticeSettings,
  cookies: Cookies & Pick<ReadonlyMap<string, string>, "has">,
  isBot: boolean,
): string[] {
  if (!isBot && cookies.has(ownCookies.script)) return [];
  return [
    ...(requiresConsent && (isBot || hasChosenPurposes(cookies)) ? [`${ownCookies.consent}=1`] : []),
    ...(minimumAge !== undefined && (isBot || hasSaidAge(minimumAge, cookies))
      ? [`${ownCookies.ageGate}=${minimumAge}`]
      : []),
  ];
}

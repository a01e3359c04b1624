import type { AuthNoticeName } from "~/auth/auth-notices";

/** What the window of another service tells the page that opened it (contract 3.13). */
export type SocialMessage = { type: "refresh_user" } | { type: "social_failed"; notice: AuthNoticeName };

const RETURN_KEY = "cr_social_return";
const FEATURES = "popup,width=520,height=680";

/** Opens the way to another service beside the page, which remembers where to go on. False when browsers forbid it. */
export function openOAuthPopup(href: string, redirectUrl: string | undefined): Window | null {
  const opened = window.open(href, "social", FEATURES);
  if (opened && redirectUrl) storage()?.setItem(RETURN_KEY, redirectUrl);
  return opened;
}

/** Where to go on: read once (product 2.2). */
export function takeReturnUrl(): string | undefined {
  const store = storage();
  const url = store?.getItem(RETURN_KEY) ?? undefined;
  store?.removeItem(RETURN_KEY);
  return url;
}

/** Tells the page that opened this window, and closes it. False when there is none any more. */
export function notifyOpener(message: SocialMessage): boolean {
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) return false;
  opener.postMessage(message, window.location.origin);
  window.close();
  return true;
}

/** A message of that very window, from our own origin. */
export function readSocialMessage(
  { source, origin, data }: Pick<MessageEvent, "source" | "origin" | "data">,
  opened: Window | null,
  ownOrigin: string,
): SocialMessage | null {
  if (!opened || source !== opened || origin !== ownOrigin) return null;
  if (typeof data !== "object" || data === null) return null;
  if (data.type === "refresh_user") return { type: "refresh_user" };
  return data.type === "social_failed" ? { type: "social_failed", notice: data.notice } : null;
}

/** A browser may forbid it; then one goes on at the page that asked. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

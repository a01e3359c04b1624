import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import type { AuthNoticeName } from "~/features/auth/auth-notices";

/** Messages of the OAuth popup to the page that opened it (docs/contract.md#3.13). */
export type SocialMessage = { type: "refresh_user" } | { type: "social_failed"; notice: AuthNoticeName };

const FEATURES = "popup,width=520,height=680";

/** Opens a social service in a popup and stores where to continue. Null when the browser blocks it. */
export function openOAuthPopup(href: string, redirectUrl: string | undefined): Window | null {
  const opened = window.open(href, "social", FEATURES);
  if (opened && redirectUrl) writeStored(storedKeys.socialReturn, redirectUrl);
  return opened;
}

/** The stored URL to continue at, read once; without storage the visitor continues at the page itself. */
export function takeReturnUrl(): string | undefined {
  const url = readStored(storedKeys.socialReturn) ?? undefined;
  writeStored(storedKeys.socialReturn, null);
  return url;
}

/** Sends a message to the opener and closes this window. False when there is no opener (any more). */
export function notifyOpener(message: SocialMessage): boolean {
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) return false;
  opener.postMessage(message, window.location.origin);
  window.close();
  return true;
}

/** Parses a message, only from the opened window and our own origin. */
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

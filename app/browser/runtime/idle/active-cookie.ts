import { ownCookies } from "~/session/cookies/cookies";
import { IDLE_COOKIE_SECONDS } from "~/session/idle-cookie";

/** Tells the server when the player last did something (milliseconds), where it has begun to keep that. */
export function noteActive(at: number): void {
  if (!String(document.cookie).includes(`${ownCookies.active}=`)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read back by the server alone, and the Cookie Store API is no browser's everywhere
  document.cookie = `${ownCookies.active}=${Math.floor(at / 1000)}; Path=/; Max-Age=${IDLE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

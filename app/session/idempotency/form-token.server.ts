import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { ownCookies } from "~/session/cookies/cookies";
import { IDEMPOTENCY_SECONDS } from "./idempotency-store";

/** Name of the hidden field that carries the token. */
export const TOKEN_FIELD = "_token";

/** The player that a token belongs to, and the nonce of its submission. */
export interface TokenOwner {
  uid: number;
  nonce: string;
}

/**
 * Returns the hidden field's value of a money form: valid for one submission of one action, by this player in this
 * browser, for half an hour (docs/architecture.md#6, docs/safety.md#row-3 and #row-4).
 */
export async function mintFormToken(context: AppContext, action: string): Promise<string> {
  const player = await context.player();
  const uid = player.kind === "player" ? player.account.uid : 0;
  const nonce = randomBytes(16).toString("base64url");
  const expires = String(Math.floor(Date.now() / 1000) + IDEMPOTENCY_SECONDS);
  return [nonce, expires, sign(context, browserOf(context), { uid, action, nonce, expires })].join(".");
}

/** Returns the token's owner; null when it is forged, expired, or another browser's, player's or action's. */
export async function ownerOfToken(
  context: AppContext,
  action: string,
  token: string,
): Promise<TokenOwner | null> {
  const [, nonce, expires, mac] = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/.exec(token) ?? [];
  const browser = context.cookies.get(ownCookies.forms);
  if (!nonce || !expires || !mac || !browser) return null;
  const player = await context.player();
  if (player.kind !== "player") return null;
  const { uid } = player.account;
  const expected = sign(context, browser, { uid, action, nonce, expires });
  const isAuthentic = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  return isAuthentic && Number(expires) * 1000 > Date.now() ? { uid, nonce } : null;
}

/**
 * Returns this browser's secret. The platform's session cookie has no known name (docs/contract.md#1.4) and other
 * cookies may change at any time; this one ends at sign-out.
 */
function browserOf({ cookies }: AppContext): string {
  const known = cookies.get(ownCookies.forms);
  if (known) return known;
  const browser = randomBytes(16).toString("base64url");
  cookies.set(ownCookies.forms, browser);
  return browser;
}

interface Signed {
  uid: number;
  action: string;
  nonce: string;
  expires: string;
}

function sign({ config }: AppContext, browser: string, { uid, action, nonce, expires }: Signed): string {
  return createHmac("sha256", config.sessionSecret)
    .update(JSON.stringify(["once", browser, uid, action, nonce, expires]))
    .digest("base64url");
}

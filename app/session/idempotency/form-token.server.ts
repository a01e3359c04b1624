import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AppContext } from "~/context";
import { ownCookies } from "~/session/cookies";
import { IDEMPOTENCY_SECONDS } from "./idempotency-store";

/** Name of the hidden field that carries the token. */
export const TOKEN_FIELD = "_token";

type TokenContext = Pick<AppContext, "config" | "cookies" | "player">;

/** Whom a token belongs to and which sending it stands for. */
export interface TokenOwner {
  uid: number;
  nonce: string;
}

/**
 * The value of a money form's hidden field: good for one sending of one action, by this player in this browser, for
 * half an hour (architecture 6, safety 3 and 4).
 */
export async function mintFormToken(context: TokenContext, action: string): Promise<string> {
  const player = await context.player();
  const uid = player.kind === "player" ? player.account.uid : 0;
  const nonce = randomBytes(16).toString("base64url");
  const expires = String(Math.floor(Date.now() / 1000) + IDEMPOTENCY_SECONDS);
  return [nonce, expires, sign(context, browserOf(context), { uid, action, nonce, expires })].join(".");
}

/** Null for a token that is forged, over, or another browser's, player's or action's. */
export async function ownerOfToken(
  context: TokenContext,
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
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  return isOurs && Number(expires) * 1000 > Date.now() ? { uid, nonce } : null;
}

/**
 * The browser's own secret. The platform's session cookie has no name that we know (contract 1.4), and the cookies around
 * it change at any time; this one ends when the player leaves.
 */
function browserOf({ cookies }: TokenContext): string {
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

function sign({ config }: TokenContext, browser: string, { uid, action, nonce, expires }: Signed): string {
  return createHmac("sha256", config.sessionSecret)
    .update(JSON.stringify(["once", browser, uid, action, nonce, expires]))
    .digest("base64url");
}

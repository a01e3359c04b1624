import { createHash, randomBytes } from "node:crypto";
import type { World } from "../../world/world";
import { ContentRefusal } from "../api/refusal";
import { type ContentAccount, tokenLife } from "./state";

/** Who carries the token of the request: an account, the operator's own static token, or nobody. */
export type Bearer = ContentAccount | "operator" | null;

/** Recorded: a bad token makes every call 401, public reads too. */
export function readBearer(world: World, request: Request): Bearer {
  const header = request.headers.get("authorization");
  if (!header) return null;
  const token = header.replace(/^Bearer /, "");
  if (token === world.settings.contentApiToken) return "operator";
  const session = world.state.content.tokens.get(token);
  const account = world.state.content.accounts.find(({ id }) => id === session?.accountId);
  if (!session || !account || session.expiresAt < world.clock.now()) {
    throw new ContentRefusal(401, "Missing or invalid credentials", { v3: { message: "Invalid token." } });
  }
  return account;
}

/** Three parts, as a real token has; what it means stands in the world alone. */
export function issueToken(world: World, account: ContentAccount): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: "HS256", typ: "JWT" })}.${part({ id: account.id, nonce: randomBytes(6).toString("hex") })}`;
  const token = `${body}.${createHash("sha256").update(body).digest("base64url")}`;
  world.state.content.tokens.set(token, {
    accountId: account.id,
    expiresAt: world.clock.now() + tokenLife,
  });
  return token;
}

import type { IncomingMessage } from "node:http";
import { hasBearer } from "../middleware/bearer-token";

/**
 * Whether a request may read what only operators may: it carries the token, as a bearer's or as the password that a
 * browser asks for, or says nothing and comes from this machine without having been passed on.
 */
export function isOperator(req: IncomingMessage, token: string | undefined): boolean {
  const { authorization } = req.headers;
  if (token && authorization)
    return hasBearer({ headers: { authorization: asBearer(authorization) } }, token);
  return !req.state.isForwarded && /^(127\.|::1$)/.test(req.state.clientIp);
}

/** `Basic` with any name and a password is that password's bearer. */
function asBearer(authorization: string): string {
  const [, basic] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  if (!basic) return authorization;
  return `Bearer ${Buffer.from(basic, "base64")
    .toString()
    .replace(/^[^:]*:/, "")}`;
}

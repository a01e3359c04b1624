import type { IncomingMessage } from "node:http";
import { hasBearer } from "../middleware/bearer-token";

/** Who may read what only operators may. */
export interface OperatorAccess {
  /** The value of `METRICS_TOKEN`; without it only this machine has access. */
  token: string | undefined;
  /** Values of `Host` that are the site's. */
  hosts: ReadonlyMap<string, string>;
}

const LOCAL_ADDRESS = /^(?:127\.|::1$)/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Of `/metrics` and the operator's page nearly everything is read. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether a request carries the token, as a bearer token or as a password (Basic); or carries none, comes from this
 * machine without a proxy, and names this machine or the site as its host: another site's name that resolves to this
 * machine does not count.
 */
export function isOperator(req: IncomingMessage, { token, hosts }: OperatorAccess): boolean {
  const { authorization, host = "" } = req.headers;
  if (token && authorization)
    return hasBearer({ headers: { authorization: asBearer(authorization) } }, token);
  const isFromHere = !req.state.isForwarded && LOCAL_ADDRESS.test(req.state.clientIp);
  return isFromHere && (LOCAL_HOST.test(host) || hosts.has(host.toLowerCase()));
}

/** The origin that the site's own pages have at this host, and the operator's page at one of this machine. */
export function ownOrigin(
  { headers, state }: IncomingMessage,
  { hosts }: OperatorAccess,
): string | undefined {
  const host = state.forwardedHost ?? headers.host?.toLowerCase() ?? "";
  return hosts.get(host) ?? (LOCAL_HOST.test(host) ? `http://${host}` : undefined);
}

/** `Basic` with any name and a password is that password's bearer. */
function asBearer(authorization: string): string {
  const [, basic] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  if (!basic) return authorization;
  return `Bearer ${Buffer.from(basic, "base64")
    .toString()
    .replace(/^[^:]*:/, "")}`;
}

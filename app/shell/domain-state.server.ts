import type { AppContext } from "~/context/app-context";
import { failure } from "./system-pages/failures";

/** Retry-After of a maintenance, in seconds; any other 503 suggests an earlier retry. */
export const MAINTENANCE_RETRY_SECONDS = 60;

/** The error page for each closed state of the domain (docs/contract.md#6.7). */
const closed = {
  maintenance: () => failure(503, { code: "DOMAIN_MAINTENANCE" }),
  blocked: () => failure(403, { code: "DOMAIN_BLOCKED" }),
};

/** Throws while the platform reports this domain, or itself, as closed. The read is shared. */
export async function requireOpenDomain(context: AppContext): Promise<void> {
  const { domain_state: state } = await context.platform.gates();
  if (state === "active") return;
  context.retryAfter = MAINTENANCE_RETRY_SECONDS;
  throw closed[state]();
}

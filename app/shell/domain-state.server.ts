import type { AppContext, PageContext } from "~/context";
import { isClosed, PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { failure } from "./system-pages/failures";

/** Retry-After of a maintenance, in seconds; any other 503 suggests an earlier retry. */
export const MAINTENANCE_RETRY_SECONDS = 60;

/** The error page for each closed state of the domain (docs/contract.md#6.7). */
const closed = {
  maintenance: () => failure(503, { code: "DOMAIN_MAINTENANCE" }),
  blocked: () => failure(403, { code: "DOMAIN_BLOCKED" }),
};

/**
 * Throws while the platform reports this domain as closed. The read is shared; when it fails, the domain counts as
 * open.
 */
export async function requireOpenDomain(context: AppContext): Promise<void> {
  const state = await domainState(context);
  if (state === "active") return;
  context.retryAfter = MAINTENANCE_RETRY_SECONDS;
  throw closed[state]();
}

async function domainState({ platform }: PageContext) {
  try {
    return (await platform.call("metadata.getgeneralinfo")).domain_state;
  } catch (error) {
    // "Disabled" and "unavailable" describe the platform itself and pass on; other failures were logged by the
    // client.
    if (error instanceof PlatformRefusal && isClosed(error)) throw error;
    if (error instanceof PlatformRefusal || error instanceof PlatformFailure) return "active";
    throw error;
  }
}

import type { AppContext } from "~/context";
import { isClosed, PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { failure } from "./failures";

/** A maintenance takes a while; any other 503 is worth another try soon. */
export const MAINTENANCE_RETRY_SECONDS = 60;

/** Contract 6.7: what the platform says of the whole domain, and the page that says it on. */
const closed = {
  maintenance: () => failure(503, { code: "DOMAIN_MAINTENANCE" }),
  blocked: () => failure(403, { code: "DOMAIN_BLOCKED" }),
};

/** Throws while the platform keeps this domain closed. One shared read, and nobody's outage when it fails. */
export async function requireOpenDomain(context: AppContext): Promise<void> {
  const state = await domainState(context);
  if (state === "active") return;
  context.retryAfter = MAINTENANCE_RETRY_SECONDS;
  throw closed[state]();
}

async function domainState({ platform }: Pick<AppContext, "platform">) {
  try {
    return (await platform.call("metadata.getgeneralinfo")).domain_state;
  } catch (error) {
    // "Disabled" and "unavailable" are the platform's word on itself; any other trouble is in the log already.
    if (error instanceof PlatformRefusal && isClosed(error)) throw error;
    if (error instanceof PlatformRefusal || error instanceof PlatformFailure) return "active";
    throw error;
  }
}

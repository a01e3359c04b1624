import type { CallOutcome } from "../../app/upstream/telemetry";

/** What an operator does about a status that a backend refuses a call with; undefined: its people know. */
export function adviceOnRefusal(
  service: string,
  method: string,
  status: number | undefined,
): string | undefined {
  if (service !== "content") return undefined;
  if (status === 401) return "the token in CONTENT_API_TOKEN is wrong, or has expired";
  if (status !== 403) return undefined;
  return method.startsWith("/nfx/")
    ? "whatever stands before it refuses the site's address"
    : "grant `find` to Public (Settings, Roles), or set a CONTENT_API_TOKEN that may read it";
}

const adviceOn: Partial<Record<CallOutcome, string>> = {
  unreachable: "no connection: its address, name, certificate, or a firewall between",
  reset: "it breaks connections off",
  timeout: "it answers later than the site waits",
  shape: "its reply is not what the contract says: npm run check:backends names all that is not",
  overload: "not sent: too many calls wait for it",
  breaker: "not sent: its last calls have failed, and one is tried every few seconds",
  defect: "a defect of the site: the log has the error",
};

/** The same of a call that failed in any way. */
export function adviceOnFailure(call: {
  service: string;
  method: string;
  outcome: CallOutcome;
  status: number | undefined;
}): string | undefined {
  const { service, method, outcome, status } = call;
  return adviceOn[outcome] ?? adviceOnRefusal(service, method, status);
}

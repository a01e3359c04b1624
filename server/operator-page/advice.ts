import type { CallOutcome } from "../../app/upstream/telemetry";
import type { FailingCall } from "./failing-calls";

/** A call that went wrong, as far as it reveals the cause. */
export type TroubledCall = Pick<FailingCall, "service" | "method" | "outcome" | "status" | "detail">;

/** The same service without the token that it has refused. */
const ANONYMOUS = " (anonymous)";

const adviceOnPlatform: Record<number, string> = {
  400: "does a gateway on the way change the verb, or take parameters away?",
  401: "it takes nobody's calls: a gateway before it wants a key, or refuses the site's address",
  403: "it refuses everybody: a firewall before it, or a rule for the site's address",
  404: "is `PLATFORM_URL` its address (it ends before `/api`), and does it have the method?",
  405: "does a gateway on the way change the verb?",
};

/** What an operator does about a status that a backend refuses a call with; undefined: its people know. */
export function adviceOnRefusal(
  service: string,
  method: string,
  status: number | undefined,
): string | undefined {
  if (service === "platform") return adviceOnPlatform[status ?? 0];
  if (service !== "content") return undefined;
  if (status === 401)
    return "the token in `CONTENT_API_TOKEN` is wrong, or has expired: the site then reads what the role Public may";
  const isStrapi = !method.startsWith("/nfx/");
  if (status === 400 && isStrapi)
    return "is `CONTENT_API_VERSION` the version of this Strapi? 5 refuses what 4 is asked";
  if (status === 404)
    return isStrapi
      ? "is `CONTENT_API_VERSION` the version of this Strapi, and `CONTENT_API_PREFIX` its prefix? 3 is asked without one"
      : "nothing is there: does `CONTENT_URL` lead to the service below `/nfx` too?";
  if (status !== 403) return undefined;
  if (!isStrapi) return "whatever stands before it refuses the site's address";
  return method.endsWith(ANONYMOUS)
    ? "set a `CONTENT_API_TOKEN` that is valid: it refuses this one, and Public may not read this"
    : "grant `find` to Public (Settings, Roles), or set a `CONTENT_API_TOKEN` that may read it";
}

const settingOf: Record<string, string> = {
  platform: "`PLATFORM_URL`",
  content: "`CONTENT_URL`",
  redis: "`REDIS_URL`",
};

/** Causes that the detail of a failure gives away, by what it has in it. */
const causes: readonly [RegExp, (setting: string) => string][] = [
  [/^ENOTFOUND|^EAI_AGAIN/, (setting) => `no such name: is the host in ${setting} right, and known here?`],
  [/^ECONNREFUSED/, (setting) => `nobody listens there: is the port in ${setting} right, and does it run?`],
  [/^(EHOSTUNREACH|ENETUNREACH)/, () => "no way leads there: a firewall, or IPv6 without a route"],
  [/^CERT_HAS_EXPIRED/, () => "its certificate has expired"],
  [/^ERR_TLS_CERT_ALTNAME_INVALID/, (setting) => `its certificate is another host's than ${setting} names`],
  [/CERT|SIGNATURE/, () => "its certificate is signed by nobody known here: `NODE_EXTRA_CA_CERTS` adds one"],
  [/^redirect /, (setting) => `it leads elsewhere: ${setting} takes the address that answers itself`],
  [/text\/html/, () => "a web page in place of JSON: a login or a firewall stands before it"],
  [/OOM /, () => "Redis is full: raise its `maxmemory`; it has to refuse (`noeviction`) rather than forget"],
  [
    /NOPERM /,
    (setting) => `the user in ${setting} may not run it: its ACL lacks that command, key or channel`,
  ],
  [/^(NOAUTH|WRONGPASS) /, (setting) => `the user or password in ${setting} is wrong`],
  [/READONLY /, (setting) => `${setting} leads to a replica, which takes no writes`],
  [/^not found/, (setting) => `nothing is there: does ${setting} lead to the service below \`/nfx\` too?`],
];

/** What an operator does about the error of a connection, or about a reply that is none of the service's. */
export function adviceOnDetail(service: string, detail: string): string | undefined {
  const cause = causes.find(([sign]) => sign.test(detail));
  return cause?.[1](settingOf[service] ?? "its setting");
}

const adviceOn: Partial<Record<CallOutcome, string>> = {
  unreachable: "no connection: its address, name, certificate, or a firewall between",
  reset: "it breaks connections off",
  timeout: "it answers later than the site waits",
  shape: "its reply is not what the contract says: npm run check:backends names all that is not",
  overload: "not sent: too many calls wait for it",
  breaker: "not sent: its last calls have failed, and one is tried every few seconds",
  defect: "a defect of the site: the log has the error",
  refused:
    "it refuses everybody: `PLATFORM_URL` ends before `/api`; else a gateway, or a method that it does not have",
};

/** What an operator does about the cause of a failed call, where it shows. */
export function causeOf({ service, method, status, detail }: TroubledCall): string | undefined {
  return adviceOnDetail(service, detail) ?? adviceOnRefusal(service, method, status);
}

/** What an operator does about a call that failed in any way. */
export function adviceOnFailure(call: TroubledCall): string | undefined {
  return causeOf(call) ?? adviceOn[call.outcome];
}

const words: Partial<Record<CallOutcome, string>> = {
  unreachable: "no connection",
  reset: "the connection broke",
  timeout: "no answer in time",
  shape: "not what the contract says",
  overload: "too many at once",
  breaker: "its breaker is open",
  defect: "a defect of the site",
};

/** How a call went wrong. */
export function whyOf({ outcome, status, detail }: TroubledCall): string {
  const why = words[outcome] ?? (status ? `answers ${status}` : outcome);
  return detail ? `${why}: ${detail}` : why;
}

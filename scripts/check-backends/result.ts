import { redirectText } from "../../app/upstream/transport/upstream-request.server";
import { adviceOnDetail } from "../../server/operator-page/advice";
import { clockText, createClocks } from "../../server/operator-page/clocks";

/**
 * What became of one call. `none`: the service has no such entry, which the site can do without. `partly`: the site
 * drops a part of the entry, or reads it in another shape than the contract defines.
 */
export type Outcome =
  | "ok"
  | "none"
  | "partly"
  | "slow"
  | "wrong shape"
  | "refused"
  | "unreachable"
  | "not tried";

export interface Row {
  backend: "platform" | "content";
  method: string;
  /** HTTP status; null without a reply. */
  status: number | null;
  outcome: Outcome;
  /** The first field that does not fit, the refusal's code, or why it was not tried. */
  detail: string;
  /** Milliseconds until the whole reply was there. */
  ms: number;
}

const FAILURES: ReadonlySet<Outcome> = new Set(["slow", "wrong shape", "refused", "unreachable"]);

export function isFailure({ outcome }: Row): boolean {
  return FAILURES.has(outcome);
}

/** How long the check waits for a reply. The site itself gives up sooner: such a reply is `slow`. */
const LONGEST_WAIT = 10_000;

export interface Reply {
  status: number;
  contentType: string | undefined;
  text: string;
  /** Where a redirect leads. */
  location?: string | null;
  date?: string | null;
  cookies: string[];
}

/** Sends one request and lets `judge` say what its reply is. `limit`: milliseconds that the site would wait. */
export async function tryCall(
  call: Pick<Row, "backend" | "method"> & { limit: number },
  send: () => Promise<Reply>,
  judge: (reply: Reply) => Pick<Row, "outcome" | "detail">,
): Promise<Row> {
  const { backend, method, limit } = call;
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  try {
    const reply = await send();
    const ms = passed();
    const { status, location } = reply;
    const judged = isRedirect(status) ? redirected(backend, status, location) : judge(reply);
    const isSlow = judged.outcome === "ok" && ms > limit;
    const [clock] = judged.outcome === "ok" ? clockOf(backend, reply.date) : [];
    return {
      backend,
      method,
      status,
      ...(isSlow ? { outcome: "slow", detail: `the site waits ${limit} ms` } : judged),
      ...(clock && { outcome: "wrong shape", detail: clockText(clock) }),
      ms,
    };
  } catch (error) {
    return {
      backend,
      method,
      status: null,
      outcome: "unreachable",
      detail: withCause(backend, reasonOf(error as Error)),
      ms: passed(),
    };
  }
}

/** A request as the site would send it, without retries. Redirects are not followed. */
export async function ask(
  url: string,
  { headers, method = "GET", body }: { headers: Record<string, string>; method?: string; body?: string },
): Promise<Reply> {
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  const reply = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  return {
    status: reply.status,
    contentType: reply.headers.get("content-type") ?? undefined,
    text: await reply.text(),
    location: reply.headers.get("location"),
    date: reply.headers.has("age") ? null : reply.headers.get("date"),
    cookies: reply.headers.getSetCookie(),
  };
}

function clockOf(service: string, date: Reply["date"]) {
  const clocks = createClocks();
  clocks.note(service, date ?? undefined, undefined);
  return clocks.list();
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function redirected(
  backend: Row["backend"],
  status: number,
  location: Reply["location"],
): Pick<Row, "outcome" | "detail"> {
  return { outcome: "refused", detail: withCause(backend, redirectText(status, location)) };
}

/** What was found, with its cause where it shows. */
export function withCause(backend: Row["backend"], detail: string): string {
  const cause = adviceOnDetail(backend, detail);
  return cause ? `${detail}: ${cause}` : detail;
}

function reasonOf(error: Error): string {
  const cause = error.cause as (Error & { code?: string }) | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

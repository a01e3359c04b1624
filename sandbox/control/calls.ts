import { type Parameters, parseBody, parseQuery } from "../platform/protocol/parameters";
import { isoTime } from "../world/clock";
import type { RecordedCall, World } from "../world/world";

const MAX_CALLS = 5000;
/** Headers of docs/contract.md#1.2: the only ones a reader is held to. */
const watchedHeaders = [
  "user-agent",
  "x-client-user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-country",
  "x-request-id",
  "idempotency-key",
  "authorization",
  "content-type",
];

export async function recordCall(
  world: World,
  request: Request,
  url: URL,
  method: string,
  cookies: ReadonlyMap<string, string>,
): Promise<void> {
  const { calls } = world.state;
  calls.push({
    verb: request.method,
    method,
    query: leniently(() => parseQuery(url.search.slice(1))),
    params: request.method === "POST" ? await bodyOf(request) : {},
    cookies: [...cookies.keys()],
    headers: Object.fromEntries(
      watchedHeaders.map((name) => [name, request.headers.get(name)] as const).filter(isPresent),
    ),
    at: isoTime(world.clock.now()),
  });
  if (calls.length > MAX_CALLS * 2) calls.splice(0, calls.length - MAX_CALLS);
}

/** Oldest first; `since` is an ISO moment of the sandbox clock. */
export function recordedCalls(world: World, method: string | null, since: string | null): RecordedCall[] {
  const moment = since ? Date.parse(since) : Number.NaN;
  return world.state.calls.filter(
    (call) => (!method || call.method === method) && (Number.isNaN(moment) || Date.parse(call.at) >= moment),
  );
}

const isPresent = (pair: readonly [string, string | null]): pair is [string, string] => pair[1] !== null;

async function bodyOf(request: Request): Promise<Parameters> {
  try {
    return await parseBody(request.clone());
  } catch {
    // What the platform refuses to read is recorded as empty; the refusal itself reaches the caller.
    return {};
  }
}

function leniently(parse: () => Parameters): Parameters {
  try {
    return parse();
  } catch {
    return {};
  }
}

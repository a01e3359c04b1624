import type { Dispatcher } from "undici";
import { type FailureOf, UpstreamFailure } from "../errors";
import { type CallOutcome, type CallRecord, noteCall, outcomeOfError, type Telemetry } from "../telemetry";
import { createBreakers, type Outcome } from "./breaker";
import type { StreamBudget } from "./budgets";
import { startDeadline } from "./call-deadline";
import { connectionPool } from "./connection-pool.server";
import { failureOf } from "./upstream-request.server";

/** A browser's request that is passed on as it is. */
export interface StreamRequest {
  /** What the breaker and metrics go by: a name from a table. */
  label: string;
  verb: "GET" | "HEAD" | "POST";
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Aborts when the browser is gone. */
  signal: AbortSignal;
  calls?: CallRecord[] | undefined;
}

export interface StreamedReply {
  status: number;
  headers: Dispatcher.ResponseData["headers"];
  /** Throws an UpstreamFailure where the reply is cut off or takes too long. */
  body: AsyncGenerator<Buffer, void>;
}

/** Sends each request once, and hands its reply on while it arrives. */
export interface StreamTransport {
  /**
   * Resolves with what `take` makes of the reply, redirects and errors included. What `take` leaves unread is never
   * read. Throws an UpstreamFailure where there is no reply.
   */
  pass<T>(request: StreamRequest, take: (reply: StreamedReply) => Promise<T>): Promise<T>;
}

interface StreamTransportParts {
  service: string;
  /** Name of these connections in metrics. */
  pool: string;
  telemetry: Pick<Telemetry, "countCall" | "watchPool">;
  Failure: FailureOf;
  origin: string;
  budget: StreamBudget;
  connections: number;
  /** What a complete reply counts as. */
  outcomeOf: (reply: StreamedReply) => CallOutcome;
}

/**
 * Creates a transport for replies that are passed on, with its own connections and a breaker for each label. The
 * breakers look at whether the service answers in time: what it answers, or breaks off, is the matter of whoever made
 * the page.
 */
export function createStreamTransport(parts: StreamTransportParts): StreamTransport {
  const { service, telemetry, Failure, budget } = parts;
  const pool = connectionPool(parts.origin, parts.connections, budget.connectMs);
  const breakers = createBreakers();
  let inFlight = 0;
  telemetry.watchPool({
    service,
    pool: parts.pool,
    inFlight: () => inFlight,
    isOpen: breakers.isOpen,
    openings: breakers.openings,
  });

  /** Counts a call once, with the first outcome that is known. */
  function startCount({ label, calls }: StreamRequest) {
    const startedAt = performance.now();
    let isCounted = false;
    return (outcome: CallOutcome, error?: unknown) => {
      if (isCounted) return;
      isCounted = true;
      const record = { service, method: label, outcome, ms: performance.now() - startedAt };
      telemetry.countCall(record, error);
      noteCall(calls, record);
    };
  }

  async function pass<T>(request: StreamRequest, take: (reply: StreamedReply) => Promise<T>): Promise<T> {
    const { label, signal } = request;
    const count = startCount(request);
    const report = breakers.of(label).enter();
    if (!report) {
      count("breaker");
      throw new Failure({ kind: "breaker", status: 503, method: label, wasSent: false });
    }
    const deadline = startDeadline(budget.totalMs, signal);
    const failed = (error: unknown) => {
      const failure = failureOf(Failure, error, deadline.endedBy(), label);
      const lengthHeader =
        failure.kind === "network" && isGarbled(error)
          ? new Failure({ kind: "contract", status: 502, method: label, wasSent: true, cause: error })
          : failure;
      count(outcomeOfError(lengthHeader), lengthHeader);
      return lengthHeader;
    };
    inFlight += 1;
    let incoming: Dispatcher.ResponseData | undefined;
    try {
      const answered = await deadline
        .within(
          budget.headMs,
          pool.request({
            path: request.path,
            method: request.verb,
            headers: request.headers,
            body: request.body,
            signal: deadline.signal,
            onInfo: deadline.onInfo,
          }),
        )
        .catch((error) => {
          throw failed(error);
        });
      report("fine");
      incoming = answered;
      // A body that nobody reads any more may still fail.
      answered.body.on("error", () => {});
      const reply: StreamedReply = {
        status: answered.statusCode,
        headers: answered.headers,
        body: partsOf(
          answered.body,
          (next) => deadline.within(budget.idleMs, next),
          failed,
          () => count(parts.outcomeOf(reply)),
        ),
      };
      const taken = await take(reply);
      count(signal.aborted ? "cancelled" : parts.outcomeOf(reply));
      return taken;
    } catch (error) {
      if (!incoming) report(breakerOutcome(error));
      count(signal.aborted ? "cancelled" : outcomeOfError(error));
      throw error;
    } finally {
      incoming?.body.destroy();
      deadline.stop();
      inFlight -= 1;
    }
  }

  return { pass };
}

/** Heads that the parser has read, and undici does not take. */
const REFUSED_HEADS = ["UND_ERR_HEADERS_OVERFLOW", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"];

/** Whether there was an answer, and it was no HTTP, or none that may be passed on. */
function isGarbled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "HTTPParserError" || ("code" in error && REFUSED_HEADS.includes(String(error.code)));
}

async function* partsOf(
  body: Dispatcher.ResponseData["body"],
  within: (next: Promise<IteratorResult<Buffer>>) => Promise<IteratorResult<Buffer>>,
  failed: (error: unknown) => UpstreamFailure,
  ended: () => void,
): AsyncGenerator<Buffer, void> {
  const iterator = body[Symbol.asyncIterator]();
  for (;;) {
    const part = await within(iterator.next()).catch((error) => {
      throw failed(error);
    });
    if (part.done) return ended();
    yield part.value;
  }
}

function breakerOutcome(error: unknown): Outcome {
  if (!(error instanceof UpstreamFailure)) return "fine";
  if (error.kind === "aborted") return "void";
  return error.kind === "network" || error.kind === "timeout" ? "fault" : "fine";
}

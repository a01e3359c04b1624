import { type CallOutcome, noTelemetry, type Telemetry } from "../../app/upstream/telemetry";

/** Timeout of a Redis command, in milliseconds. */
const TIMEOUT = 250;

/** What commands are for. */
type RedisUse = "limits" | "sent forms" | "purges" | "instances" | "write check";

class TooLate extends Error {}

/** Runs commands with a timeout and counts them like calls to a backend, by what they are for. */
export function createRedisCalls(use: RedisUse, { countCall }: Pick<Telemetry, "countCall"> = noTelemetry) {
  return async <T>(command: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const count = (outcome: CallOutcome, error?: unknown) =>
      countCall({ service: "redis", method: use, outcome, ms: performance.now() - start }, error);
    try {
      const answer = await withTimeout(command());
      count("ok");
      return answer;
    } catch (error) {
      count(outcomeOf(error), error);
      throw error;
    }
  };
}

export type RedisCalls = ReturnType<typeof createRedisCalls>;

/** Redis's own errors begin with a code in capitals (`OOM ...`, `NOAUTH ...`); all others are the connection's. */
function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof TooLate) return "timeout";
  return error instanceof Error && /^[A-Z]{3,} /.test(error.message) ? "refused" : "unreachable";
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // A busy process reads first what has arrived meanwhile: otherwise it would take its own delay for Redis's.
    timer = setTimeout(() => setImmediate(() => reject(new TooLate("too late"))), TIMEOUT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a call was ended from this side; `garbled`: what came is no reply. */
export type EndedBy = "timeout" | "aborted" | "garbled" | null;

/**
 * Starts the clock of one call: its signal aborts after `totalMs`, or when `left` does, and says by which of the two.
 * `within` bounds one wait of the call; `stop` belongs behind every end.
 */
export function startDeadline(totalMs: number, left?: AbortSignal) {
  const controller = new AbortController();
  let endedBy: EndedBy = null;
  const end = (cause: NonNullable<EndedBy>) => {
    endedBy ??= cause;
    controller.abort();
  };
  const timer = setTimeout(end, totalMs, "timeout");
  const leave = () => end("aborted");
  if (left?.aborted) leave();
  left?.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    endedBy: () => endedBy,
    /**
     * For what comes before a reply: a status below 100, or an upgrade that was not requested, ends the call here.
     * undici would fail an assertion over it, and Node parses the whole bundle for the text of one: seconds in which
     * nobody is served.
     */
    onInfo({ statusCode }: { statusCode: number }) {
      if (statusCode < 100 || statusCode === 101) end("garbled");
    },
    async within<T>(ms: number, work: Promise<T>): Promise<T> {
      const wait = setTimeout(end, ms, "timeout");
      try {
        return await work;
      } finally {
        clearTimeout(wait);
      }
    },
    stop() {
      clearTimeout(timer);
      left?.removeEventListener("abort", leave);
    },
  };
}

import type { ServerResponse } from "node:http";

const SWEEP_EVERY = 2_000;
const STALL_LIMIT = 10_000;

interface Writing {
  bytes: number;
  since: number;
}

/** The answers being made right now: how many, and which of them wait for a client that no longer reads. */
export function createInFlight(now: () => number = () => performance.now()) {
  const responses = new Map<ServerResponse, Writing>();

  const sweep = () => {
    for (const [res, writing] of responses) {
      const bytes = res.socket?.bytesWritten ?? 0;
      const isWaiting = res.headersSent && (res.writableLength > 0 || (res.socket?.writableLength ?? 0) > 0);
      if (!isWaiting || bytes !== writing.bytes) responses.set(res, { bytes, since: now() });
      else if (now() - writing.since > STALL_LIMIT) res.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_EVERY).unref();

  return {
    /** Counts an exchange until its connection is done with it, then reports it. */
    add(res: ServerResponse, onClose: () => void) {
      responses.set(res, { bytes: res.socket?.bytesWritten ?? 0, since: now() });
      res.once("close", () => {
        responses.delete(res);
        onClose();
      });
    },
    count: () => responses.size,
    sweep,
    stop: () => clearInterval(timer),
  };
}

export type InFlight = ReturnType<typeof createInFlight>;

/** Bounds the reads of one request together, however many wait for one another. */
export interface ReadDeadline {
  /** Settles as `read` does, or rejects with `late()` once the time is over. The read itself continues. */
  bound<T>(read: Promise<T>, late: () => Error): Promise<T>;
  /** A write has ended: reads after it have the whole time again. */
  renew(): void;
}

/**
 * Starts now and ends after `ms`. A value that is there already is read even later. The timer runs only while a read
 * waits, so that a finished request leaves none.
 */
export function createReadDeadline(ms: number): ReadDeadline {
  const waiting = new Set<() => void>();
  let endsAt = performance.now() + ms;
  let timer: NodeJS.Timeout | undefined;

  function end() {
    timer = undefined;
    const left = endsAt - performance.now();
    // A write renewed it meanwhile.
    if (left > 0) timer = setTimeout(end, left);
    else for (const leave of waiting) leave();
  }

  function forget(leave: () => void) {
    waiting.delete(leave);
    if (waiting.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    bound: (read, late) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          reject(late());
          forget(leave);
        };
        waiting.add(leave);
        timer ??= setTimeout(end, Math.max(0, endsAt - performance.now()));
        read.then(resolve, reject).then(() => forget(leave));
      }),
    renew() {
      endsAt = performance.now() + ms;
    },
  };
}

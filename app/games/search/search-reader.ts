import type { SearchAnswer } from "./search.server";

/** An answer and what it answers; null: it could not be had. */
export interface Found {
  search: string;
  answer: SearchAnswer | null;
}

interface ReaderSettings {
  read: (search: string, signal: AbortSignal) => Promise<SearchAnswer | null>;
  debounceMs: number;
  onFound: (found: Found) => void;
}

/**
 * Asks for the text that was typed last, once the typing has paused. A question that is out of date is given up, so
 * that its answer never takes the place of a newer one.
 */
export function createSearchReader({ read, debounceMs, onFound }: ReaderSettings) {
  let leave = () => {};
  return {
    /** Null: nothing is wanted any more. */
    want(search: string | null) {
      leave();
      if (search === null) return;
      const leaving = new AbortController();
      const timer = setTimeout(async () => {
        const answer = await read(search, leaving.signal);
        if (!leaving.signal.aborted) onFound({ search, answer });
      }, debounceMs);
      leave = () => {
        clearTimeout(timer);
        leaving.abort();
      };
    },
  };
}

/** Null when the server does not answer, or not with games. */
export async function readAnswer(address: string, signal: AbortSignal): Promise<SearchAnswer | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" }, signal });
    return answer.ok ? ((await answer.json()) as SearchAnswer) : null;
  } catch {
    return null;
  }
}

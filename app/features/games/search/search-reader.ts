import type { SearchAnswer } from "./search.server";

/** A search and its result; null: the request failed. */
export interface SearchFinding {
  search: string;
  answer: SearchAnswer | null;
}

interface ReaderSettings {
  read: (search: string, signal: AbortSignal) => Promise<SearchAnswer | null>;
  debounceMs: number;
  onFound: (found: SearchFinding) => void;
}

/** Debounces searches and aborts outdated requests, so that an old response never replaces a newer one. */
export function createSearchReader({ read, debounceMs, onFound }: ReaderSettings) {
  let cancel = () => {};
  return {
    /** Schedules a search; null cancels. */
    want(search: string | null) {
      cancel();
      if (search === null) return;
      const controller = new AbortController();
      const timer = setTimeout(async () => {
        const answer = await read(search, controller.signal);
        if (!controller.signal.aborted) onFound({ search, answer });
      }, debounceMs);
      cancel = () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
  };
}

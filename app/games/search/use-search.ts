import { useEffect, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import type { SearchAnswer, SearchStart } from "./search.server";
import { createSearchReader, type Found, readAnswer } from "./search-reader";
import { readSearch } from "./search-text";

export interface Search {
  /** What is looked for, as it is asked for. */
  search: string;
  /** `short`: nothing is asked yet. `waiting`: the answer shown, if any, is that of the text before. */
  state: "short" | "waiting" | "found" | "failed";
  answer: SearchAnswer | null;
}

/** Finds games and providers while somebody types. */
export function useSearch(text: string, { minChars, debounceMs }: SearchStart): Search {
  const localePath = useLocalePath();
  const address = localePath(paths.gamesSearch());
  const [found, setFound] = useState<Found | null>(null);
  const [reader, setReader] = useState<ReturnType<typeof createSearchReader>>();
  const search = readSearch(text);
  const isAsked = search.length >= minChars;

  useEffect(() => {
    const next = createSearchReader({
      read: (wanted, signal) => readAnswer(`${address}?${new URLSearchParams({ search: wanted })}`, signal),
      debounceMs,
      onFound: setFound,
    });
    setReader(next);
    return () => next.want(null);
  }, [address, debounceMs]);

  useEffect(() => reader?.want(isAsked ? search : null), [reader, isAsked, search]);

  if (!isAsked) return { search, state: "short", answer: null };
  if (found?.search !== search) return { search, state: "waiting", answer: found?.answer ?? null };
  return { search, state: found.answer ? "found" : "failed", answer: found.answer };
}

import { useEffect, useState } from "react";
import { readJson } from "~/browser/runtime/read-json";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import type { SearchAnswer, SearchStart } from "./search.server";
import { createSearchReader, type SearchFinding } from "./search-reader";
import { readSearch } from "./search-text";

export interface Search {
  /** The normalised search. */
  search: string;
  /** `short`: below the minimum length. `waiting`: `answer`, if any, is that of the previous search. */
  state: "short" | "waiting" | "found" | "failed";
  answer: SearchAnswer | null;
}

/** Searches games and providers while typing. */
export function useSearch(text: string, { minChars, debounceMs }: SearchStart): Search {
  const localePath = useLocalePath();
  const address = localePath(paths.gamesSearch());
  const [found, setFound] = useState<SearchFinding | null>(null);
  const [reader, setReader] = useState<ReturnType<typeof createSearchReader>>();
  const search = readSearch(text);
  const isLongEnough = search.length >= minChars;

  useEffect(() => {
    const next = createSearchReader({
      async read(wanted, signal) {
        const url = `${address}?${new URLSearchParams({ search: wanted })}`;
        return (await readJson<SearchAnswer>(url, ["games", "providers"], { signal })) ?? null;
      },
      debounceMs,
      onFound: setFound,
    });
    setReader(next);
    return () => next.want(null);
  }, [address, debounceMs]);

  useEffect(() => reader?.want(isLongEnough ? search : null), [reader, isLongEnough, search]);

  if (!isLongEnough) return { search, state: "short", answer: null };
  if (found?.search !== search) return { search, state: "waiting", answer: found?.answer ?? null };
  return { search, state: found.answer ? "found" : "failed", answer: found.answer };
}

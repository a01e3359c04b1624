import { useEffect, useState } from "react";
import { keepStored, readStored, storedKeys } from "~/runtime/storage";
import { readRecent, withSearch } from "./recent-searches";

/** What was looked for on this device. It never leaves it, and without script there is nothing of it. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecent(readStored(storedKeys.recentSearches))), []);
  return {
    recent,
    remember(search: string) {
      // Read anew: another tab may have looked for something since.
      const next = withSearch(readRecent(readStored(storedKeys.recentSearches)), search);
      keepStored(storedKeys.recentSearches, JSON.stringify(next));
    },
    forget() {
      keepStored(storedKeys.recentSearches, null);
      setRecent([]);
    },
  };
}

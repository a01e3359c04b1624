import { useEffect, useState } from "react";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { readRecent, withSearch } from "./recent-searches";

/** Recent searches of this device, in localStorage; never sent to the server, empty without script. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecent(readStored(storedKeys.recentSearches))), []);
  return {
    recent,
    remember(search: string) {
      // Read again, because another tab may have added a search.
      const next = withSearch(readRecent(readStored(storedKeys.recentSearches)), search);
      writeStored(storedKeys.recentSearches, JSON.stringify(next));
    },
    forget() {
      writeStored(storedKeys.recentSearches, null);
      setRecent([]);
    },
  };
}

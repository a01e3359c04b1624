import { useEffect, useState } from "react";
import { readJson } from "~/browser/runtime/read-json";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import type { SearchStart } from "./search.server";

/** What a dialog has whose beginning cannot be read: it still searches. */
const nothing: SearchStart = {
  minChars: 2,
  debounceMs: 300,
  popular: [],
  played: [],
  providers: [],
  places: [],
};

/** What the dialog begins with: as it came in its document, else read while the dialog is open already. */
export function useSearchStart(served: SearchStart | undefined) {
  const address = useLocalePath()(paths.gamesSearch());
  const [read, setRead] = useState<SearchStart>();
  useEffect(() => {
    if (served) return;
    const leaving = new AbortController();
    readJson<SearchStart>(address, ["popular", "places"], { signal: leaving.signal }).then((start) => {
      if (!leaving.signal.aborted) setRead(start ?? nothing);
    });
    return () => leaving.abort();
  }, [served, address]);
  const start = served ?? read;
  return { start: start ?? nothing, isReading: !start };
}

import { useEffect, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { useLivePause } from "~/runtime/live-pause";
import type { Win } from "./win";

/** The platform's own list is as fresh as this in our cache, or less. */
const REFRESH_MS = 15_000;

/** The wins the page came with, then those read since. Nothing is read while the page is hidden or paused. */
export function useLiveWins(loaded: Win[]): Win[] {
  const address = useLocalePath()(paths.liveWins());
  const [read, setRead] = useState<{ wins: Win[]; since: Win[] } | null>(null);
  const isPaused = useLivePause();

  useEffect(() => {
    if (isPaused) return;
    const leaving = new AbortController();
    const refresh = async () => {
      if (document.hidden) return;
      const wins = await readWins(address, leaving.signal);
      // A read that fails changes nothing: the next one is a moment away.
      if (wins) setRead({ wins, since: loaded });
    };
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      leaving.abort();
    };
  }, [address, isPaused, loaded]);

  // What a navigation loaded after the last read is newer than it.
  return read && read.since === loaded ? read.wins : loaded;
}

async function readWins(address: string, signal: AbortSignal): Promise<Win[] | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" }, signal });
    return answer.ok ? ((await answer.json()) as Win[]) : null;
  } catch {
    return null;
  }
}

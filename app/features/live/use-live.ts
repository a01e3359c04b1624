import { useEffect, useState } from "react";
import { loadSurely } from "~/browser/runtime/document/ask-again";
import { useMotionPause } from "~/browser/runtime/motion-pause";
import { useRefreshed } from "~/browser/runtime/use-refreshed";
import type { LiveAnswer, LivePart } from "./live-answer";

/**
 * The latest live data of a part since the loader's data `loaded`; undefined before the first read. Does not
 * subscribe while `isWanted` is false or the visitor has paused motion.
 */
export function useLive<Part extends LivePart>(
  part: Part,
  loaded: object,
  isWanted = true,
): LiveAnswer[Part] | undefined {
  const [read, setRead] = useState<NonNullable<LiveAnswer[Part]>>();
  const isPaused = useMotionPause();
  useEffect(() => {
    if (!isWanted || isPaused) return;
    let isOver = false;
    let stop = () => {};
    // Loaded lazily, because the first render does not need it.
    loadSurely(() => import("./live-feed"))
      .then(({ subscribeLive: follow }) => {
        if (!isOver) stop = follow(part, setRead);
      })
      // If it fails to load, the data is just not updated.
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [part, isWanted, isPaused]);
  const newest = useRefreshed(loaded, read);
  return newest === read ? read : undefined;
}

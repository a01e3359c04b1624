import { useEffect, useState } from "react";
import { useMotionPause } from "~/runtime/motion-pause";
import type { LiveAnswer, LivePart } from "./live-answer";

/**
 * A part as it was last read since `loaded` came with the page; undefined until then, and where nothing is wanted:
 * nothing is shown that moves, or the visitor has paused what does.
 */
export function useLive<Part extends LivePart>(
  part: Part,
  loaded: object,
  isWanted = true,
): LiveAnswer[Part] | undefined {
  const [read, setRead] = useState<{ value: LiveAnswer[Part]; since: object } | null>(null);
  const isPaused = useMotionPause();
  useEffect(() => {
    if (!isWanted || isPaused) return;
    let isOver = false;
    let stop = () => {};
    // Nothing moves before the page has come, so what reads it comes after.
    import("./live-feed")
      .then(({ follow }) => {
        if (!isOver) stop = follow(part, (value) => setRead({ value, since: loaded }));
      })
      // Without it the numbers stand still, which is no failure of the page.
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [part, loaded, isWanted, isPaused]);
  return read?.since === loaded ? read.value : undefined;
}

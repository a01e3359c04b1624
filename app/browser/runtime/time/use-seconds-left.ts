import { useEffect, useState } from "react";

/** Counts down to a time (milliseconds since the epoch); before hydration it is the server's value. */
export function useSecondsLeft(until: number | undefined, served: number): number {
  const [left, setLeft] = useState(served);
  useEffect(() => {
    const end = until ?? Date.now() + served * 1000;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until, served]);
  return left;
}

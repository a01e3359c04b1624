import { useEffect, useState } from "react";
import { clockFrom } from "./server-clock";

const HALF_A_MINUTE = 30_000;

/** The server's time during hydration, so that the markup matches; afterwards a running clock based on it. */
export function useNow(serverNow: number, tick = HALF_A_MINUTE): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const clock = clockFrom(serverNow, Date.now(), () => performance.now());
    const update = () => setNow(clock());
    update();
    const timer = setInterval(update, tick);
    return () => clearInterval(timer);
  }, [serverNow, tick]);
  return now;
}

import { useEffect, useState } from "react";

const HALF_A_MINUTE = 30_000;

/** The server's moment while the page comes alive, so that both write the same; the visitor's clock afterwards. */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

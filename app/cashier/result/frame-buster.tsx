import { useEffect } from "react";

/** The provider's frame lands on our result page: its place is the whole window (contract 3.6). */
export function FrameBuster() {
  useEffect(() => {
    if (window.top && window.top !== window && isOurs(window.top))
      window.top.location.replace(window.location.href);
  }, []);
  return null;
}

/** In a frame of another site there is nothing to break out to. */
function isOurs(top: Window): boolean {
  try {
    return top.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

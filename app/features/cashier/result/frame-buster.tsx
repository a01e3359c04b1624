import { useEffect } from "react";

/** The provider's frame redirects to our result page, which replaces the top window (docs/contract.md#3.6). */
export function FrameBuster() {
  useEffect(() => {
    if (window.top && window.top !== window && isSameOrigin(window.top))
      window.top.location.replace(window.location.href);
  }, []);
  return null;
}

/** Whether the top window has our origin; a foreign site's window is left alone. */
function isSameOrigin(top: Window): boolean {
  try {
    return top.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Answered by the server outside of the app, so a click on them is an ordinary page load. */
const OUTSIDE = /^\/(?:platform|oauth|connect|hit|_ipx|assets)(?:\/|$)/;

/** Whether an address of ours is answered by the app. */
export function isOfApp(url: URL): boolean {
  return url.origin === window.location.origin && !OUTSIDE.test(url.pathname);
}

/** Where a plain link leads within the app; null for any other one. */
export function followableAddress(anchor: HTMLAnchorElement): URL | null {
  const url = new URL(anchor.href, window.location.href);
  return isPlainAnchor(anchor) && isOfApp(url) ? url : null;
}

function isPlainAnchor(anchor: HTMLAnchorElement): boolean {
  const isSamePageJump =
    anchor.hash !== "" &&
    anchor.pathname === window.location.pathname &&
    anchor.search === window.location.search;
  return (
    !isSamePageJump &&
    (!anchor.target || anchor.target === "_self") &&
    !anchor.hasAttribute("download") &&
    anchor.dataset.document === undefined
  );
}

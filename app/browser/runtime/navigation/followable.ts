/** Paths that the server answers outside of Remix, so links to them load a document. */
const OUTSIDE = /^\/(?:platform|oauth|connect|hit|_ipx|assets)(?:\/|$)/;

/** The router would take what follows two slashes for another host (GHSA-wrjc-x8rr-h8h6); no route has them. */
const TWO_SLASHES = "//";

/** Whether the URL is a Remix route of this site. */
export function isAppUrl({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && !OUTSIDE.test(pathname) && !pathname.includes(TWO_SLASHES);
}

/** The target of a plain link within the app; null for any other link. */
export function followableAddress(anchor: HTMLAnchorElement): URL | null {
  const url = new URL(anchor.href, window.location.href);
  return isPlainAnchor(anchor) && isAppUrl(url) ? url : null;
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

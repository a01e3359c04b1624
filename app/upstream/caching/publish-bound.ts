/** Default of `PAGE_CACHE_SECONDS`: seconds until a change is seen. */
export const PUBLISH_SECONDS = 60;

/** How old each layer may let a page grow. Together they are at most what the operator allows. */
export interface PublishBound {
  /** Replies that a page is made of, in milliseconds. */
  repliesMs: number;
  /** Replies of a page that only the visitor's browser caches, in milliseconds. */
  ownRepliesMs: number;
  /** Seconds that the page in memory is served fresh, then stale while it is rendered again. */
  freshSeconds: number;
  staleSeconds: number;
  /** `Cache-Control` of the page for the caches in front. */
  cacheControl: string;
}

/**
 * Divides the time until a change is seen among the layers that cache: lifetimes chosen for each layer alone would add
 * up to many minutes (docs/decisions/187-from-publish-to-seen.md).
 */
export function divideBound(seconds: number): PublishBound {
  const part = seconds / 4;
  // A second is left for the time that a page takes to be made and sent.
  const edge = Math.max(0, Math.floor(part) - 1);
  const freshAtEdge = Math.ceil(edge / 2);
  return {
    repliesMs: part * 1000,
    ownRepliesMs: part * 3000,
    freshSeconds: part,
    staleSeconds: part,
    cacheControl: `public, max-age=0, s-maxage=${freshAtEdge}, stale-while-revalidate=${edge - freshAtEdge}`,
  };
}

/**
 * What caches in front may do with a page that changes at a known time, `leftMs` from now. The site and those caches
 * serve a page for the whole bound at most: closer to that time, they revalidate each request.
 */
export function edgeRule(
  { cacheControl, repliesMs }: Pick<PublishBound, "cacheControl" | "repliesMs">,
  leftMs: number,
) {
  return leftMs > 4 * repliesMs ? cacheControl : "public, max-age=0, s-maxage=0";
}

import { noteFailure } from "./failures";

/** What React says of markup that it did not expect; by number in a build. */
const FOREIGN_MARKUP = /#4(?:18|22|23|25)\b|while hydrating|Hydration failed|server-rendered/;

/**
 * A late part that a navigation has overtaken: React renders it again from the same data. That is no error: Remix gives
 * its context a new value at each navigation, outside of the transition.
 */
const OVERTAKEN = /#421\b|before it finished hydrating/;

let isReported = false;

/**
 * Reports what React had to render again. Markup that the server did not write comes from a guest (an extension, a
 * translator): it is counted once a document and is not reported as an error. A mistake in the site's own markup fails
 * every test of the page.
 */
export function reportRecovered(error: unknown, componentStack?: string | null): void {
  if (OVERTAKEN.test(String(error))) return;
  const isForeign = FOREIGN_MARKUP.test(String(error));
  // React reports why, but not where.
  if (!isForeign) reportError(new Error(`${error}${componentStack}`, { cause: error }));
  if (isReported) return;
  isReported = true;
  if (!isForeign) return;
  noteFailure("guest", error);
  // biome-ignore lint/suspicious/noConsole: for whoever debugs a page with changed markup
  console.warn(`The page's markup was changed; a part is made anew: ${error}${componentStack ?? ""}`);
}

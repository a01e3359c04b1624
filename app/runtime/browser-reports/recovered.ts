import { noteFailure } from "./failures";

/** What React says of markup that it did not expect; by number in a build. */
const FOREIGN_MARKUP = /#4(?:18|22|23|25)\b|while hydrating|Hydration failed|server-rendered/;

let isTold = false;

/**
 * Tells of what React has made anew. Markup that the server did not write is a guest's, of whom there are many: it is
 * counted once a document, and no error of ours. Where the site itself had it wrong, every test of the page fails.
 */
export function tellRecovered(error: unknown, componentStack?: string | null): void {
  const isForeign = FOREIGN_MARKUP.test(String(error));
  // React reports why, but not where.
  if (!isForeign) reportError(new Error(`${error}${componentStack}`, { cause: error }));
  if (isTold) return;
  isTold = true;
  if (!isForeign) return;
  noteFailure("guest", error);
  // biome-ignore lint/suspicious/noConsole: for who looks into a page that is not as it was
  console.warn(`The page's markup was changed; a part is made anew: ${error}${componentStack ?? ""}`);
}

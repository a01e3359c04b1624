/** What decides a page's robots value. */
interface RobotsInput {
  /** Robots value of the page's own SEO record. */
  record: string | undefined;
  /** Robots value of the domain; of the site where the domain has none. */
  domain: string | undefined;
  site: string | undefined;
  /** The page is personal, guarded or declared as not indexed. */
  isUnindexed: boolean;
  /** Disallowed by robots.txt, which no record overrides (docs/contract.md#o28). */
  isDisallowed: boolean;
}

const NOINDEX = "noindex,follow";

/** The page's robots value. Domain and site settings can exclude further pages, but never include a personal one. */
export function pageRobots(input: RobotsInput): string | undefined {
  if (input.record && !input.isDisallowed) return input.record;
  const general = input.domain || input.site;
  return (input.isUnindexed || input.isDisallowed) && !isNoindex(general) ? NOINDEX : general || undefined;
}

export function isNoindex(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? "");
}

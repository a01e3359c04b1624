/** What is known about whether search engines may keep a page. */
interface RobotsFacts {
  /** Of the page's own record: an editor's word about this very page. */
  record: string | undefined;
  /** Of the whole domain, and of the whole site where the domain says nothing. */
  domain: string | undefined;
  site: string | undefined;
  /** The page or its place in the table keeps out, or robots.txt does. */
  isKeptOut: boolean;
}

const KEPT_OUT = "noindex,follow";

/** A domain may keep out more than a page does, never less: what is one visitor's stays out everywhere. */
export function pageRobots({ record, domain, site, isKeptOut }: RobotsFacts): string | undefined {
  if (record) return record;
  const general = domain || site;
  return isKeptOut && !hides(general) ? KEPT_OUT : general || undefined;
}

export function hides(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? "");
}

/** What is known about whether search engines may keep a page. */
interface RobotsFacts {
  /** Of the page's own record: an editor's word about this very page. */
  record: string | undefined;
  /** Of the whole domain, and of the whole site where the domain says nothing. */
  domain: string | undefined;
  site: string | undefined;
  /** The page or its place in the table keeps out. */
  isKeptOut: boolean;
  /** robots.txt does: no record says otherwise (contract O28). */
  isDisallowed: boolean;
}

const KEPT_OUT = "noindex,follow";

/** A domain may keep out more than a page does, never less: what is one visitor's stays out everywhere. */
export function pageRobots(facts: RobotsFacts): string | undefined {
  if (facts.record && !facts.isDisallowed) return facts.record;
  const general = facts.domain || facts.site;
  return (facts.isKeptOut || facts.isDisallowed) && !hides(general) ? KEPT_OUT : general || undefined;
}

export function hides(robots: string | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? "");
}

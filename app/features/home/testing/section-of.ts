import type { Section, Sections } from "../sections.server";

/** The section of a kind that stands once on a page. Throws where it does not. */
export function sectionOf<Kind extends keyof Sections>(
  { sections }: { sections: readonly Section[] },
  kind: Kind,
): Sections[Kind] {
  const found = sections.filter((section) => section.kind === kind);
  if (found.length !== 1) throw new Error(`${found.length} sections are "${kind}"`);
  return found[0] as Sections[Kind];
}

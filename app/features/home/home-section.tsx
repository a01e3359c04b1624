import type { ReactNode } from "react";
import type { PageSection } from "~/shell/sections/page-section";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";

interface HomeSectionProps<T extends Counted> {
  title: string;
  name?: string;
  lead?: string | undefined;
  anchor?: string;
  part: PageSection<T>;
  moreHref?: string;
  moreLabel?: string;
  tools?: ReactNode;
  children: (items: T) => ReactNode;
}

/** A list, or finished HTML of one. */
type Counted = readonly unknown[] | { shown: number };

/** A section of the page: not rendered when empty, an error with a retry link when it could not be loaded. */
export function HomeSection<T extends Counted>({ part, children, ...section }: HomeSectionProps<T>) {
  if (part.ok && countOf(part.value) === 0) return null;
  return <Section {...section}>{part.ok ? children(part.value) : <SectionError />}</Section>;
}

function countOf(items: Counted): number {
  return "shown" in items ? items.shown : items.length;
}

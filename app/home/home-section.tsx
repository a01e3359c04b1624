import type { ReactNode } from "react";
import type { PageSection } from "~/shell/sections/page-section";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";

interface HomeSectionProps<T> {
  title: string;
  part: PageSection<T[]>;
  moreHref?: string;
  moreLabel?: string;
  tools?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A section of the page: not rendered when empty, an error with a retry link when it could not be loaded. */
export function HomeSection<T>({ part, children, ...section }: HomeSectionProps<T>) {
  if (part.ok && part.value.length === 0) return null;
  return <Section {...section}>{part.ok ? children(part.value) : <SectionError />}</Section>;
}

import type { ReactNode } from "react";
import type { Block } from "~/games/block";
import { FailedBlock } from "~/games/failed-block";
import { Section } from "~/ui/section";

interface HomeSectionProps<T> {
  title: string;
  part: Block<T[]>;
  moreHref?: string;
  moreLabel?: string;
  tools?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A part of the page: nothing when there is nothing to show, a way to try again when it did not come. */
export function HomeSection<T>({ part, children, ...section }: HomeSectionProps<T>) {
  if (part.ok && part.value.length === 0) return null;
  return <Section {...section}>{part.ok ? children(part.value) : <FailedBlock />}</Section>;
}

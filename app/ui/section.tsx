import { type ReactNode, useId } from "react";
import { Icon } from "./icons/icon";

interface SectionProps {
  title: string;
  /** Id for links to this section. */
  anchor?: string;
  moreHref?: string;
  moreLabel?: string;
  /** Controls of the section, beside its title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page, with an optional link to the complete list. */
export function Section({ title, anchor, moreHref, moreLabel, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="mt-8 first:mt-0 laptop:mt-10">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {tools && <div className="me-auto">{tools}</div>}
        {moreHref && moreLabel && (
          <a
            href={moreHref}
            aria-describedby={id}
            className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 text-sm font-semibold text-muted hover:text-text"
          >
            {moreLabel}
            <Icon name="chevron-right" className="size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { Icon } from "./icons/icon";

interface SectionProps {
  title: string;
  /** Id of its title, where it must not depend on what stands around (`own-parts/`). */
  name?: string;
  /** How much there is, or what it is for: quietly beside the title. */
  lead?: string | undefined;
  /** Id for links to this section. */
  anchor?: string;
  moreHref?: string | undefined;
  moreLabel?: string;
  /** Controls of the section, beside its title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page, with an optional link to the complete list. */
export function Section({ name, title, lead, anchor, moreHref, moreLabel, tools, children }: SectionProps) {
  const made = useId();
  const id = name ?? made;
  return (
    <section id={anchor} aria-labelledby={id} className="section">
      <div className="section-head">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead && <p className="section-lead">{lead}</p>}
        {tools && <div className="me-auto">{tools}</div>}
        {moreHref && moreLabel && (
          <a href={moreHref} aria-describedby={id} className="section-more">
            {moreLabel}
            <Icon name="chevron-right" className="size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

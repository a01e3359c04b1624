import type { ReactNode } from "react";
import { classes } from "./class-names";
import { Icon } from "./icons/icon";

interface FoldProps {
  title: string;
  /** The current value, shown before the title. */
  lead?: string;
  /** Accessible name of the title, where it says more. */
  label?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What one opens by its title, also without script. */
export function Fold({ title, lead, label, isOpen, children }: FoldProps) {
  return (
    <details className="group" open={isOpen}>
      <summary
        aria-label={label}
        className={classes("flex min-h-11 items-center gap-2 font-semibold", lead && "text-sm")}
      >
        {lead && <span className="min-w-0 break-words font-normal text-muted">{lead}</span>}
        {lead ? <span className="shrink-0">{title}</span> : title}
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

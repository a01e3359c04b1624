import type { ReactNode } from "react";
import { Icon } from "./icons/icon";

interface FoldProps {
  title: string;
  /** Accessible name of the title, where it says more. */
  label?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What one opens by its title, also without script. */
export function Fold({ title, label, isOpen, children }: FoldProps) {
  return (
    <details className="group" open={isOpen}>
      <summary aria-label={label} className="flex min-h-11 items-center gap-2 font-semibold">
        {title}
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from "react";

interface PayBarProps {
  /** Accessible name. */
  label: string;
  heading?: ReactNode;
  /** Minor rows are not shown on a phone. */
  rows: readonly { label: string; value: ReactNode; kind?: "minor" | "total" }[];
  /** The button. */
  children: ReactNode;
}

/** What a payment costs, and the button that sends it; on a phone it stays at the foot of the screen. */
export function PayBar({ label, heading, rows, children }: PayBarProps) {
  return (
    <section aria-label={label} className="pay-bar">
      {heading}
      <dl aria-live="polite">
        {rows.map((row) => (
          <div key={row.label} data-kind={row.kind}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

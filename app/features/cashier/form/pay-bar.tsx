import type { ReactNode } from "react";

export interface PayRow {
  label: string;
  value: ReactNode;
  /** Minor rows are not shown on a phone. */
  kind?: "minor" | "total" | undefined;
}

interface PayBarProps {
  /** Accessible name. */
  label: string;
  rows: readonly PayRow[];
  /** The button. */
  children: ReactNode;
}

/** A payment's cost and its button: the end of the form, which stays visible while the form is longer than the screen. */
export function PayBar({ label, rows, children }: PayBarProps) {
  return (
    <section aria-label={label} className="pay-bar">
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

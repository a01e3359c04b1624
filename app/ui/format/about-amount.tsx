import type { MoneyValue } from "./format-values";
import { Money } from "./money";

/** What an amount is worth in the player's currency, by the platform's rates; nothing where there is no other. */
export function AboutAmount({ label, value }: { label: string; value: MoneyValue | undefined }) {
  if (!value) return null;
  return (
    <span className="block text-sm text-muted">
      {label} <Money value={value} />
    </span>
  );
}

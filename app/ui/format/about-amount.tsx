import { Deferred } from "../feedback/deferred";
import type { MoneyValue } from "./format-values";
import { Money } from "./money";

interface AboutAmountProps {
  label: string;
  value: MoneyValue | undefined | Promise<MoneyValue | undefined>;
}

/** Keeps the line's height, so that what stands below does not move. */
const EMPTY_LINE = "\u00a0";

/** What an amount is worth in the player's currency, by the platform's rates; nothing where there is no other. */
export function AboutAmount({ label, value }: AboutAmountProps) {
  if (!value) return null;
  return (
    <span className="block text-sm text-muted">
      <Deferred value={value} fallback={EMPTY_LINE}>
        {(known) =>
          known ? (
            <>
              {label} <Money value={known} />
            </>
          ) : (
            EMPTY_LINE
          )
        }
      </Deferred>
    </span>
  );
}

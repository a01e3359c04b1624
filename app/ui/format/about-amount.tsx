import { Deferred } from "../feedback/deferred";
import type { MoneyValue } from "./format-values";
import { Money } from "./money";

/** An amount in the player's own currency, there or following the page; undefined where it is not said in another. */
export type AboutValue = MoneyValue | undefined | Promise<MoneyValue | undefined>;

interface AboutAmountProps {
  label: string;
  value: AboutValue;
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

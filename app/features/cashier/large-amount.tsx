import { classes } from "~/ui/class-names";
import type { MoneyValue } from "~/ui/format/format-values";
import { useFormats } from "~/ui/format/formats";
import { isLongAmount } from "~/ui/format/is-long-amount";
import { Money } from "~/ui/format/money";

/** The amount that a page is about. */
export function LargeAmount({ value }: { value: MoneyValue | null }) {
  const isLong = isLongAmount(useFormats().money(value));
  return (
    <Money
      value={value}
      className={classes("block font-bold tablet:text-2xl", isLong ? "text-lg" : "text-2xl")}
    />
  );
}

import { classes } from "~/ui/class-names";
import type { MoneyValue } from "~/ui/format/format-values";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";

/** Characters that a narrow phone has room for in the largest size. */
const LONG_AMOUNT = 10;

/** The amount that a page is about. */
export function LargeAmount({ value }: { value: MoneyValue | null }) {
  const isLong = useFormats().money(value).length > LONG_AMOUNT;
  return (
    <Money
      value={value}
      className={classes("block font-bold tablet:text-2xl", isLong ? "text-lg" : "text-2xl")}
    />
  );
}

import { classes } from "./class-names";
import { useFormats } from "./formats";
import type { MoneyValue } from "./formatting/format-values";

/** An amount in tabular figures. Server and browser may spell a rare currency differently, which is no mismatch. */
export function Money({ value, className }: { value: MoneyValue; className?: string }) {
  return (
    <bdi className={classes("money", className)} suppressHydrationWarning>
      {useFormats().money(value)}
    </bdi>
  );
}

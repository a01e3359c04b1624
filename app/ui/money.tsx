import { classes } from "./class-names";
import { useFormats } from "./formats";
import type { MoneyValue } from "./formatting/format-values";

/**
 * A formatted amount. Server and browser may format a rare currency differently, so hydration warnings are
 * suppressed.
 */
export function Money({ value, className }: { value: MoneyValue; className?: string }) {
  return (
    <bdi className={classes("money", className)} suppressHydrationWarning>
      {useFormats().money(value)}
    </bdi>
  );
}

import { classes } from "~/ui/class-names";
import type { MoneyValue } from "./format-values";
import { useFormats } from "./formats";

/**
 * A formatted amount, or a dash where it is not known. Translators put copies in place of words, which would show an
 * amount that has changed since. Server and browser may format a rare currency differently, so hydration warnings are
 * suppressed.
 */
export function Money({ value, className }: { value: MoneyValue | null | undefined; className?: string }) {
  return (
    <bdi translate="no" className={classes("money", className)} suppressHydrationWarning>
      {useFormats().money(value)}
    </bdi>
  );
}

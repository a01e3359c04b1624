import type { ComponentProps } from "react";
import { AccountField } from "./account-field";

/** For a code that was sent: digits, which the browser may take from the message itself. */
export function AccountCodeField(
  props: Pick<ComponentProps<typeof AccountField>, "field" | "label" | "hint">,
) {
  return <AccountField {...props} inputMode="numeric" autoComplete="one-time-code" dir="ltr" />;
}

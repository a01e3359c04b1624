import type { ComponentProps } from "react";
import { stripCode } from "~/forms/validation/code-input";
import { AccountField } from "./account-field";

/** Input for a one-time code: digits, which the browser may fill in from the text message. */
export function AccountCodeField(
  props: Pick<ComponentProps<typeof AccountField>, "field" | "label" | "hint">,
) {
  return (
    <AccountField {...props} inputMode="numeric" autoComplete="one-time-code" dir="ltr" onInput={stripCode} />
  );
}

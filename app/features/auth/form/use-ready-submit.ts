import { type RefObject, useMemo } from "react";
import type { Judge } from "~/forms/validation/judge";
import { isAutofilled, missingFields, useWatchedForm } from "./use-watched-form";

/**
 * Whether the submit button is enabled: only for valid input (docs/product.md#5). Before the rules are loaded for input
 * that lacks nothing, and after autofill always, so that the button never blocks a form that may be valid.
 */
export function useReadySubmit(form: RefObject<HTMLFormElement>, judge: Judge<unknown> | undefined): boolean {
  const isReady = useMemo(
    () => (element: HTMLFormElement) =>
      isAutofilled(element) ||
      (judge ? judge(new FormData(element)).status === "success" : missingFields(element).length === 0),
    [judge],
  );
  return useWatchedForm(form, isReady, true);
}

import { type RefObject, useEffect, useState } from "react";
import type { Judge } from "~/validation/judge";

/**
 * Whether the submit button is enabled: only for valid input (docs/product.md#5). Before the rules are loaded for input
 * that lacks nothing, and after autofill always, so that the button never blocks a form that may be valid.
 */
export function useReadySubmit(
  form: RefObject<HTMLFormElement>,
  judge: Judge<unknown> | undefined,
  waits = true,
): boolean {
  const [isReady, setReady] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element || !waits) return;
    const isValid = () => (judge ? judge(new FormData(element)).status === "success" : lacksNothing(element));
    const update = () => setReady(isAutofilled(element) || isValid());
    update();
    // `animationstart`: the stylesheet starts an animation on every autofilled field (`auth.css`).
    const events = ["input", "change", "animationstart"] as const;
    for (const name of events) element.addEventListener(name, update);
    return () => {
      for (const name of events) element.removeEventListener(name, update);
    };
  }, [form, judge, waits]);
  return isReady;
}

/** Browsers may hide autofilled values from script before the first user interaction. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/** Whether the browser has filled in fields of a form. */
function isAutofilled(form: HTMLFormElement): boolean {
  return form.querySelector(AUTOFILLED) !== null;
}

/** Whether nothing that a form requires is missing, which is known without its rules. */
function lacksNothing(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => !(field as HTMLInputElement).validity?.valueMissing);
}

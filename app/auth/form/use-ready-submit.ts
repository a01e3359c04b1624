import { type RefObject, useEffect, useState } from "react";
import type { Judge } from "~/validation/lazy-rules";

/** Browsers may hide autofilled values from script before the first user interaction. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/**
 * Whether the submit button is enabled: only for valid input (docs/product.md#5). True before the rules are loaded and
 * after autofill, so that the button never blocks a form that may be valid.
 */
export function useReadySubmit(form: RefObject<HTMLFormElement>, judge: Judge<unknown> | undefined): boolean {
  const [isReady, setReady] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element || !judge) return;
    const update = () => {
      const isFilled = element.querySelector(AUTOFILLED) !== null;
      setReady(isFilled || judge(new FormData(element)).status === "success");
    };
    update();
    // `animationstart`: the stylesheet starts an animation on every autofilled field (`auth.css`).
    const events = ["input", "change", "animationstart"] as const;
    for (const name of events) element.addEventListener(name, update);
    return () => {
      for (const name of events) element.removeEventListener(name, update);
    };
  }, [form, judge]);
  return isReady;
}

import { type RefObject, useCallback, useEffect, useState } from "react";
import type { z } from "zod";

/** Browsers may hide autofilled values from script before the first user interaction. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/**
 * Whether the submit button is enabled: only for valid input (docs/product.md#5). True before hydration and after
 * autofill, so that the button never blocks a form that may be valid.
 */
export function useReadySubmit(form: RefObject<HTMLFormElement>, schema: z.ZodType): boolean {
  const isValid = useCallback((values: FormData) => schema.safeParse(filledIn(values)).success, [schema]);
  return useReadyForm(form, isValid);
}

/** The same, for a validation that is not a single schema. */
export function useReadyForm(
  form: RefObject<HTMLFormElement>,
  isValid: (values: FormData) => boolean,
): boolean {
  const [isReady, setReady] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => {
      const isFilled = element.querySelector(AUTOFILLED) !== null;
      setReady(isFilled || isValid(new FormData(element)));
    };
    update();
    // `animationstart`: the stylesheet starts an animation on every autofilled field (`auth.css`).
    const events = ["input", "change", "animationstart"] as const;
    for (const name of events) element.addEventListener(name, update);
    return () => {
      for (const name of events) element.removeEventListener(name, update);
    };
  }, [form, isValid]);
  return isReady;
}

function filledIn(values: FormData): Record<string, unknown> {
  return Object.fromEntries([...values].filter(([, value]) => value !== ""));
}

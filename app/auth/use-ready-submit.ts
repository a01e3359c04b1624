import { type RefObject, useCallback, useEffect, useState } from "react";
import type { z } from "zod";

/** What a password manager has filled in may not be readable before the first touch of the page. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/**
 * Whether a form may be sent: not while it is unchanged or wrong (product 5). True until a script has looked,
 * and wherever a browser has filled something in by itself, so that the button never stands in its way.
 */
export function useReadySubmit(form: RefObject<HTMLFormElement>, schema: z.ZodType): boolean {
  const isRight = useCallback((values: FormData) => schema.safeParse(filledIn(values)).success, [schema]);
  return useReadyForm(form, isRight);
}

/** The same for rules that are not one schema. */
export function useReadyForm(
  form: RefObject<HTMLFormElement>,
  isRight: (values: FormData) => boolean,
): boolean {
  const [isReady, setReady] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => {
      const isFilled = element.querySelector(AUTOFILLED) !== null;
      setReady(isFilled || isRight(new FormData(element)));
    };
    look();
    // `animationstart`: the stylesheet starts one on every field that is filled in (`auth.css`).
    const events = ["input", "change", "animationstart"] as const;
    for (const name of events) element.addEventListener(name, look);
    return () => {
      for (const name of events) element.removeEventListener(name, look);
    };
  }, [form, isRight]);
  return isReady;
}

function filledIn(values: FormData): Record<string, unknown> {
  return Object.fromEntries([...values].filter(([, value]) => value !== ""));
}

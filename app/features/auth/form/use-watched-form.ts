import { type RefObject, useEffect, useState } from "react";

/** What `read` says of a form, also after each input and after autofill; `start` until script has read it. */
export function useWatchedForm<T>(
  form: RefObject<HTMLFormElement>,
  read: ((element: HTMLFormElement) => T) | undefined,
  start: T,
): T {
  const [found, setFound] = useState(start);
  useEffect(() => {
    const element = form.current;
    if (!element || !read) return;
    const update = () => setFound(read(element));
    update();
    // `animationstart`: the stylesheet starts an animation on every autofilled field (`auth.css`).
    const events = ["input", "change", "animationstart"] as const;
    for (const name of events) element.addEventListener(name, update);
    return () => {
      for (const name of events) element.removeEventListener(name, update);
    };
  }, [form, read]);
  return found;
}

/** Browsers may hide autofilled values from script before the first user interaction. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/** Whether the browser has filled in fields of a form. */
export function isAutofilled(form: HTMLFormElement): boolean {
  return form.querySelector(AUTOFILLED) !== null;
}

/** Names of the fields that a form requires and that are empty, in its order. */
export function missingFields(form: HTMLFormElement): string[] {
  const empty = [...form.elements].filter(
    (field) => (field as HTMLInputElement).validity?.valueMissing && !field.matches(AUTOFILLED),
  );
  return [...new Set(empty.map((field) => (field as HTMLInputElement).name))];
}

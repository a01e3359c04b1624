import { onUse } from "~/runtime/time/when-used";

/** On forms whose button waits for what they ask (docs/product.md#5). */
export const waitsForInput = { "data-waits": "" } as const;

/** Browsers may hide autofilled values from script before the first user interaction. */
const AUTOFILLED = ":autofill, :-webkit-autofill";

/** Whether the browser has filled in fields of a form. */
export function isAutofilled(form: HTMLFormElement): boolean {
  return form.querySelector(AUTOFILLED) !== null;
}

/** Whether nothing that a form requires is missing, which is known without its rules. */
export function lacksNothing(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => !(field as HTMLInputElement).validity?.valueMissing);
}

const taken = new WeakSet<HTMLFormElement>();
const held = new Map<HTMLFormElement, () => void>();
/** Names of the fields that were left before the code of their form was there, by the form's id. */
const left = new Map<string, Set<string>>();
const none: ReadonlySet<string> = new Set();

/** The fields of a form that were left before its code was there. */
export const fieldsLeftBefore = (formId: string): ReadonlySet<string> => left.get(formId) ?? none;

/** Disables the buttons of a view's forms while something is missing, until the forms' own code does. */
export function holdServedForms(view: HTMLElement | null): () => void {
  const forms = [...(view?.querySelectorAll<HTMLFormElement>("form[data-waits]") ?? [])].filter(
    (form) => !taken.has(form),
  );
  for (const form of forms) held.set(form, hold(form));
  return () => forms.forEach(release);
}

/** Called by the form's own code, once it is there. */
export function takeOver(form: HTMLFormElement): void {
  taken.add(form);
  release(form);
}

function hold(form: HTMLFormElement): () => void {
  const submit = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const update = () => {
    if (submit) submit.disabled = !isAutofilled(form) && !lacksNothing(form);
    return false;
  };
  update();
  const stop = onUse(update);
  const leftFields = new Set<string>();
  left.set(form.id, leftFields);
  const note = ({ target }: FocusEvent) => {
    const field = target as HTMLInputElement;
    if (field.form === form && field.name) leftFields.add(field.name);
  };
  window.addEventListener("focusout", note, { capture: true });
  return () => {
    stop();
    window.removeEventListener("focusout", note, { capture: true });
    left.delete(form.id);
    if (submit) submit.disabled = false;
  };
}

function release(form: HTMLFormElement): void {
  held.get(form)?.();
  held.delete(form);
}

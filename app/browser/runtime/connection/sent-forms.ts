import { type SentForm, unanswered } from "./unanswered";

let last: SentForm | undefined;

/**
 * Follows every form that is posted. While the device says that it is offline none is sent: it stays filled in, and the
 * notice says so (docs/decisions/179-three-ends-of-a-request.md). Registered before all other listeners, so that none
 * of them sends the form.
 */
export function followForms(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    // Fields may be called `method` or `action`, which hides the form's own.
    if (!(form instanceof HTMLFormElement) || form.getAttribute("method")?.toLowerCase() !== "post") return;
    // It is answered on the page (app/site-notices).
    if (form.dataset.stays !== undefined) return;
    last = { form, submitter: event.submitter };
    unanswered.set(null);
    if (navigator.onLine !== false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    unanswered.set({ end: "notSent", sent: last });
  };
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => window.removeEventListener("submit", onSubmit, { capture: true });
}

/** The form on the page that was sent last, if it was sent to this path. */
export function formSentTo(pathname: string): SentForm | undefined {
  if (!last?.form.isConnected) return undefined;
  const action = last.form.getAttribute("action") ?? "";
  return new URL(action, window.location.href).pathname === pathname ? last : undefined;
}

/** Sends a form again as it is now: with the same token, and by the same button. */
export function sendAgain({ form, submitter }: SentForm): void {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}

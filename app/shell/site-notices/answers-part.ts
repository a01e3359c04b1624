import { notifyConsentChange } from "~/browser/consent/browser-consent";
import type { RuntimePart } from "~/browser/runtime/part";

const NOTICES = "#site-notices > :not([hidden])";

/** Submits the answers to site notices without leaving the page; the server sets the cookie. */
export const { start }: RuntimePart = {
  start() {
    const listen = (event: SubmitEvent) => void answer(event);
    document.addEventListener("submit", listen, { capture: true });
    return () => document.removeEventListener("submit", listen, { capture: true });
  },
};

async function answer(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.stays === undefined) return;
  const notice = form.closest<HTMLElement>(NOTICES);
  if (!notice) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  const hadFocus = notice.contains(document.activeElement);
  notice.hidden = true;
  if (hadFocus) document.getElementById("main")?.focus({ preventScroll: true });
  try {
    const { type, status } = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (type !== "opaqueredirect") throw new Error(`answered ${status}`);
    notifyConsentChange();
  } catch {
    // Submits natively after a failure, so that the response page explains it.
    notice.hidden = false;
    delete form.dataset.stays;
    form.requestSubmit(submitter);
  }
}

import { createStore } from "../store";

/** A form as it was sent. */
export interface SentForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * What has got no answer from the server. A form that was not sent, because the device is offline, or was then
 * (`backOnline`); a form of which nobody knows whether it has arrived; a page that could not be loaded, by its URL.
 */
export type Unanswered =
  | { end: "notSent" | "backOnline"; sent: SentForm }
  | { end: "unknown"; sent: SentForm | undefined }
  | { end: "page"; href: string };

/** The last one, until it is closed, tried again, or the page is left. */
export const unanswered = createStore<Unanswered | null>(null);

/** Code of a page that could not be loaded when going back or forward, or is loaded anew (`FailureData`). */
export const NO_CONNECTION = "NO_CONNECTION";

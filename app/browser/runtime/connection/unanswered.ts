import { createStore } from "../store";

/** A form as it was sent. */
export interface SentForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * A request without an answer. `notSent`: a form that was not sent, because the device is offline; `backOnline`: the
 * same once it is online again; `unknown`: a form that may have arrived; `page`: a page that could not be loaded, by
 * its URL.
 */
export type Unanswered =
  | { end: "notSent" | "backOnline"; sent: SentForm }
  | { end: "unknown"; sent: SentForm | undefined }
  | { end: "page"; href: string };

/** The last one, until it is closed, tried again, or the page is left. */
export const unanswered = createStore<Unanswered | null>(null);

/** Error code of a page that could not be loaded on back, forward or reload (`FailureData`). */
export const NO_CONNECTION = "NO_CONNECTION";

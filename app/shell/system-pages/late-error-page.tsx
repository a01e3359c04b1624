import { serverOnly$ } from "vite-env-only/macros";
import { island } from "~/runtime/island";
import {
  ErrorPage as ServedErrorPage,
  FailedPage as ServedFailedPage,
  FramedFailure as ServedFramedFailure,
} from "./error-page";

// Every layout has a page for failures, and hardly any visit sees one.
const load = () => import("./error-page");

const always = { mayAppear: true };

export const FramedFailure = island(
  serverOnly$(ServedFramedFailure),
  () => load().then((part) => part.FramedFailure),
  always,
);
export const ErrorPage = island(
  serverOnly$(ServedErrorPage),
  () => load().then((part) => part.ErrorPage),
  always,
);
export const FailedPage = island(
  serverOnly$(ServedFailedPage),
  () => load().then((part) => part.FailedPage),
  always,
);

/** Loads them before they are needed; rejects on failure. */
export async function prepareErrorPages(): Promise<void> {
  await Promise.all([FramedFailure, ErrorPage, FailedPage].map(({ prepare }) => prepare()));
}

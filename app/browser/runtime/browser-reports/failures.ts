import { framework } from "../build/own-build";
import type { FailureKind } from "./report";

export interface Failure {
  kind: FailureKind;
  error: unknown;
  route: string;
}

/** Maximum in one document. */
const MAX_FAILURES = 20;

let noted: Failure[] | undefined;
let count = 0;

/** Id of the route that is shown; without a router, which comes late, of the one that the server rendered. */
export function shownRoute(): string {
  const { router, routeModules } = framework();
  return (router ? router.state.matches?.at(-1)?.route.id : Object.keys(routeModules).at(-1)) ?? "";
}

/** Stores a failure for the reporter, where this document has one. */
export function noteFailure(kind: FailureKind, error: unknown): void {
  if (!noted || count >= MAX_FAILURES) return;
  count += 1;
  noted.push({ kind, error, route: shownRoute() });
}

/** The failures since it was last called. */
export function takeFailures(max: number): Failure[] {
  return noted?.splice(0, max) ?? [];
}

/** Records from now on uncaught errors, and files of the build that fail to load. */
export function watchFailures(): void {
  noted = [];
  window.addEventListener("error", ({ error }) => noteFailure("error", error));
  window.addEventListener("unhandledrejection", ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) noteFailure("rejection", reason);
  });
  window.addEventListener("vite:preloadError", ({ payload }) => noteFailure("file", payload));
}

import { data } from "@remix-run/node";

/** What the error pages know of a failure: the only shape that is ever thrown towards a browser. */
export interface FailureData {
  /** Stable code: an upstream type, or one of our own (`PAGE_NOT_FOUND`, `IDENTITY_UNKNOWN`, ...). */
  code: string;
  /** Set only for accounts that may not play: leads to the user block page (contract 2, D17). */
  type?: string;
  requestId?: string;
}

export function failure(status: number, body: FailureData) {
  return data(body, { status });
}

/** Thrown by a loader whose path names nothing. */
export function notFound() {
  return failure(404, { code: "PAGE_NOT_FOUND" });
}

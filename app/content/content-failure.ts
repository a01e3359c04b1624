import { UpstreamFailure } from "~/upstream/errors";

/** The content service gave no usable answer. */
export class ContentFailure extends UpstreamFailure {
  override readonly name = "ContentFailure";
}

/** The service took too long. */
export function timeoutOf(method: string): ContentFailure {
  return new ContentFailure({ kind: "timeout", status: 504, method, wasSent: true });
}

/** It refuses the token. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ContentFailure && error.status === 401;
}

/** It answered with a status that says nothing of the document. */
export function statusFailure(method: string, status: number): ContentFailure {
  return new ContentFailure({ kind: "status", status, method, wasSent: true });
}

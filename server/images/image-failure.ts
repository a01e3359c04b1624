import type { CallOutcome } from "../../app/upstream/telemetry";

/**
 * Why an image cannot be served: 400 source not allowed, 404 not found, 415 not a format we decode, 429 rate limit of
 * one client, 502 source failed, 503 overloaded, 504 source timed out.
 */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
  readonly status: 400 | 404 | 415 | 429 | 502 | 503 | 504;
  /** How the call to the source ended, where there was one. */
  readonly outcome: CallOutcome | undefined;

  constructor(status: ImageFailure["status"], message: string, outcome?: CallOutcome) {
    super(message);
    this.status = status;
    this.outcome = outcome;
  }
}

import type { AppConfig } from "~/app-config";
import { isJsonObject, type Json } from "~/platform/http/json";

/**
 * A call of the content service failed. `body` is the server's own, a plain text included, or the synthetic
 * UnknownError when there is none (product 8).
 */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly status: number;
  readonly body: Json;

  constructor(call: string, status: number, body: Json) {
    super(`${call}: ${status}`);
    this.status = status;
    this.body = body;
  }

  /** The name the server gives its refusal (`ValidationError`, `Bad Request`); never its words. */
  get code(): string {
    const error = isJsonObject(this.body) ? this.body.error : undefined;
    const name = isJsonObject(error) ? error.name : error;
    return typeof name === "string" ? name : "UnknownError";
  }
}

/** What stands in for a body that never came, in the shape of the version. */
export function unknownError(version: AppConfig["contentApiVersion"], message: string): Json {
  return version === 3
    ? { statusCode: 500, error: "UnknownError", message }
    : { data: null, error: { status: 500, name: "UnknownError", message, details: {} } };
}

import type { AppConfig } from "~/context/app-config";
import { isJsonObject, type Json } from "~/upstream/json";

/**
 * Thrown when a call of the content service fails. `body` is the server's own (JSON or plain text), or the synthetic
 * UnknownError when it sent none (docs/product.md#8).
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

  /** The server's name of the error (`ValidationError`, `Bad Request`); never its message. */
  get code(): string {
    const error = isJsonObject(this.body) ? this.body.error : undefined;
    const name = isJsonObject(error) ? error.name : error;
    return typeof name === "string" ? name : "UnknownError";
  }
}

/** Synthetic error body for a call without a response body, in the shape of the Strapi version. */
export function unknownError(version: AppConfig["contentApiVersion"], message: string): Json {
  return version === 3
    ? { statusCode: 500, error: "UnknownError", message }
    : { data: null, error: { status: 500, name: "UnknownError", message, details: {} } };
}

import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Whether the request carries this token as `Authorization: Bearer`. Compared in constant time. */
export function hasBearer({ headers }: Pick<IncomingMessage, "headers">, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

import type { World } from "../../world/world";
import type { CacheClass } from "./call";
import type { Refusal } from "./errors";

export function successReply(data: unknown, headers: Headers): Response {
  return jsonReply({ data: data ?? null }, 200, headers);
}

export function refusalReply(refusal: Refusal, headers: Headers): Response {
  const { type, code, message, errorData, status } = refusal;
  if (typeof errorData.retry_after === "number") headers.set("Retry-After", String(errorData.retry_after));
  return jsonReply({ error: { type, code, message, error_data: errorData } }, status, headers);
}

export function jsonReply(body: unknown, status: number, headers: Headers): Response {
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { status, headers });
}

export function privateHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const line of cookies) headers.append("Set-Cookie", line);
  return headers;
}

/** docs/contract.md#1.10, classes S and SC. */
export function sharedHeaders(world: World, cache: CacheClass): Headers {
  const headers = new Headers({ "Cache-Control": sharedCaching(world.settings.sharedSeconds) });
  if (cache === "SC") headers.set("Vary", "X-Country");
  return headers;
}

export function sharedCaching(seconds: number): string {
  return seconds === 0
    ? "public, max-age=0, s-maxage=0"
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600`;
}

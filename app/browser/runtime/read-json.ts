/** A request that hangs would block every later one. */
const PATIENCE_MS = 10_000;

type ReadOptions = Pick<RequestInit, "cache" | "headers"> & { signal?: AbortSignal };

/**
 * Fetches JSON from our own site with the visitor's cookies: an object that has these properties, or null where the
 * server answers null. Never rejects; undefined after ten seconds, an abort, a network or HTTP error, or another shape.
 */
export async function readJson<T extends object>(
  address: string,
  names: readonly (keyof T & string)[],
  options?: ReadOptions,
): Promise<T | null | undefined> {
  const answer = await requestJson(address, options);
  return answer?.ok ? parseJson<T>(answer, names) : undefined;
}

/** The response itself, for callers that need its status or headers; undefined after a timeout, abort or network error. */
export async function requestJson(
  address: string,
  { signal, headers, cache }: ReadOptions = {},
): Promise<Response | undefined> {
  if (signal?.aborted) return undefined;
  const reading = new AbortController();
  const giveUp = () => reading.abort();
  // Not cleared: it covers the body as well.
  setTimeout(giveUp, PATIENCE_MS);
  signal?.addEventListener("abort", giveUp);
  try {
    const init = { cache, headers: { Accept: "application/json", ...headers }, signal: reading.signal };
    return await fetch(address, init);
  } catch {
    return undefined;
  }
}

/** The body of a response of `requestJson`, checked as `readJson` does. */
export async function parseJson<T extends object>(
  answer: Response,
  names: readonly (keyof T & string)[],
): Promise<T | null | undefined> {
  const value: unknown = await answer.json().catch(() => undefined);
  const isRight = typeof value === "object" && (!value || names.every((name) => name in value));
  return isRight ? (value as T | null) : undefined;
}

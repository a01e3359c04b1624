import { createHash } from "node:crypto";

const LIFE_MS = 60_000;
const MOST = 1000;

/**
 * One result for a form that was sent twice, as without script a double click does: the platform knows no key for
 * registrations. Held by each process for itself, for a minute; what failed is forgotten at once, so that it can be
 * tried again.
 */
export function createAttempts<Result>(isKept: (result: Result) => boolean) {
  const attempts = new Map<string, Promise<Result>>();

  return async (key: string | undefined, perform: () => Promise<Result>): Promise<Result> => {
    if (key === undefined) return perform();
    const known = attempts.get(key);
    if (known) return known;
    const forget = () => attempts.delete(key);
    const attempt = perform();
    attempts.set(key, attempt);
    for (const oldest of attempts.keys()) {
      if (attempts.size <= MOST) break;
      attempts.delete(oldest);
    }
    try {
      if (isKept(await attempt)) setTimeout(forget, LIFE_MS).unref();
      else forget();
    } catch {
      forget();
    }
    return attempt;
  };
}

/** Names one showing of a form together with all that was typed into it; undefined where the form bears no name. */
export function attemptKey(form: FormData): string | undefined {
  const attempt = form.get("attempt");
  if (typeof attempt !== "string" || !/^[\da-f-]{36}$/.test(attempt)) return undefined;
  const texts = [...form].filter(([, value]) => typeof value === "string");
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}

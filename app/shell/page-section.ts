import type { AppContext } from "~/context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";

/** A part of a page that may fail alone. */
export type PageSection<T> = { ok: true; value: T } | { ok: false };

/**
 * Awaits a part of a page. An upstream failure becomes a value, because the rest of the page still serves, and the
 * page is marked as partial. What closes the whole site to this visitor (a 403, a maintenance: product 8) and
 * our own mistakes are thrown.
 */
export async function settleSection<T>(
  context: Pick<AppContext, "isPartial">,
  read: Promise<T>,
): Promise<PageSection<T>> {
  try {
    return { ok: true, value: await read };
  } catch (error) {
    if (!isOfThisPartAlone(error)) throw error;
    context.isPartial = true;
    return { ok: false };
  }
}

function isOfThisPartAlone(error: unknown): boolean {
  if (error instanceof PlatformRefusal) return error.status !== 403 && error.status !== 503;
  return error instanceof PlatformFailure && error.status !== 403;
}

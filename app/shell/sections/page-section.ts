import type { AppContext } from "~/context";
import { PlatformRefusal } from "~/platform/errors";
import { UpstreamFailure } from "~/upstream/errors";

/** A section of a page that may fail on its own. */
export type PageSection<T> = { ok: true; value: T } | { ok: false };

/**
 * Awaits a section of a page. An upstream failure becomes a value and marks the page as partial. Refusals that close
 * the whole site to this visitor (403, maintenance: docs/product.md#8) and our own bugs are thrown.
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
  return error instanceof UpstreamFailure && error.status !== 403;
}

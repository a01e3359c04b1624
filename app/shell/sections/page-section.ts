import type { AppContext } from "~/context/app-context";
import { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { UpstreamFailure } from "~/upstream/errors";

/** A section of a page that may fail on its own. */
export type PageSection<T> = { ok: true; value: T } | { ok: false };

/**
 * Awaits a section of a page. An upstream failure becomes a value and marks the page as partial. What ends
 * the whole page (docs/product.md#8) and our own bugs are thrown.
 */
export async function settleSection<T>(
  context: Pick<AppContext, "isPartial">,
  read: Promise<T>,
): Promise<PageSection<T>> {
  try {
    return { ok: true, value: await read };
  } catch (error) {
    const isUpstreams = error instanceof PlatformRefusal || error instanceof UpstreamFailure;
    if (!isUpstreams || pageEndOf(error)) throw error;
    context.isPartial = true;
    return { ok: false };
  }
}

import { errorCatalogue, type PageEnd } from "./error-catalogue";
import { PlatformFailure, PlatformRefusal } from "./errors";

/** Any other status of the platform concerns the call alone; those of types are in the catalogue. */
const byStatus: Readonly<Record<number, PageEnd>> = { 403: "forbidden" };

/**
 * Ends that a method's failure does not bring about. General info says nothing of the visitor: it is read without him
 * for everybody, and docs/product.md#8 names it among the reads that fall back.
 */
const without: Readonly<Record<string, readonly PageEnd[]>> = {
  "metadata.getgeneralinfo": ["forbidden", "blocked"],
};

/**
 * How an error ends the whole page, for every call that a page needs: the one place that decides it, by service, type,
 * status and method (docs/contract.md#o35, docs/decisions/180-gates.md). Null when only the requested entity is
 * missing; a failure of the content service never ends a page.
 */
export function pageEndOf(error: unknown): PageEnd | null {
  const end = endOf(error);
  const isOfPlatform = error instanceof PlatformRefusal || error instanceof PlatformFailure;
  return end && isOfPlatform && without[error.method]?.includes(end) ? null : end;
}

function endOf(error: unknown): PageEnd | null {
  if (error instanceof PlatformFailure)
    return error.kind === "status" ? (byStatus[error.status] ?? null) : null;
  // A session that ended says nothing against the visitor, whatever its status.
  if (!(error instanceof PlatformRefusal) || error.code === "NOT_AUTHORIZED") return null;
  return errorCatalogue[error.type].ends ?? byStatus[error.status] ?? null;
}

declare const isInternal: unique symbol;

/**
 * An address of this site without locale prefix: path, query and hash. Only `paths`, `read-internal-address.ts` and
 * this module create one, so that no text from outside is redirected to or linked before it is checked.
 */
export type InternalPath = string & { readonly [isInternal]: true };

const ANY_ORIGIN = "https://site.invalid";

/** The path with a query, a hash, or both (`?…#…`). */
export function withSearch(path: InternalPath, search: string): InternalPath {
  return (/^(?:$|[?#])/.test(search) ? path + search : `${path}?${search}`) as InternalPath;
}

/** Throws where a path would lead to another site, which no `InternalPath` does: the last check before it is sent. */
export function checkInternal(path: string): string {
  const isInside =
    path.startsWith("/") &&
    URL.canParse(path, ANY_ORIGIN) &&
    new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN &&
    !new URL(path, ANY_ORIGIN).pathname.startsWith("//");
  if (!isInside) throw new Error(`not a path of this site: ${path.slice(0, 200)}`);
  return path;
}

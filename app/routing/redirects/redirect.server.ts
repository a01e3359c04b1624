import { redirect as redirectTo } from "@remix-run/node";
import { checkInternal, type InternalPath } from "~/routing/addresses/internal-path";

/** Redirects to a page in the locale of the request, whose prefix the router adds. */
export function redirect(path: InternalPath, status: 301 | 302 | 303 | 307 | 308 = 302): Response {
  return redirectTo(checkInternal(path), status);
}

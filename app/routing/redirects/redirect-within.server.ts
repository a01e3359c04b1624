import { redirect as redirectTo } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import { checkInternal, type InternalPath } from "~/routing/addresses/internal-path";
import { withBasename } from "~/routing/locale-path";
import { redirect } from "./redirect.server";

/**
 * Redirects to a path of the same locale. A data request gets an absolute URL: the client router would prepend the
 * prefix to `/es-ES?…` a second time.
 */
export function redirectWithin(
  context: Pick<AppContext, "origin" | "basename" | "isDataRequest">,
  path: InternalPath,
  status: 301 | 302 | 307 | 308 = 302,
): Response {
  return context.isDataRequest
    ? redirectTo(context.origin + withBasename(context.basename, checkInternal(path)), status)
    : redirect(path, status);
}

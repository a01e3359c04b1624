import { redirect as redirectTo } from "@remix-run/node";
import { checkInternal, type InternalPath } from "~/addresses/internal-path";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
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

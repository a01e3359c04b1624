import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";

/**
 * Redirects to a path of the same locale. A data request gets an absolute URL: the client router would prepend the
 * prefix to `/es-ES?…` a second time.
 */
export function redirectWithin(
  context: Pick<AppContext, "origin" | "basename" | "isDataRequest">,
  path: string,
  status: 301 | 302 | 307 | 308 = 302,
): Response {
  return redirect(
    context.isDataRequest ? context.origin + withBasename(context.basename, path) : path,
    status,
  );
}

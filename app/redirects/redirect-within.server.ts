import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";

/**
 * Leads to a path of the same locale. Towards scripts the address is a whole one: the browser's router would put
 * the prefix before `/es-ES?…` a second time.
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

import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { LOOK_SECONDS, ownCookies, RAIL_OF_ICONS } from "~/session/cookies/cookies";

export function loader() {
  return redirect(paths.home());
}

/** Collapses the menu of wide screens to icons, or expands it: one button, which is the same on every shared page. */
export async function action({ context: { cookies, locales }, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (cookies.get(ownCookies.rail) === RAIL_OF_ICONS) cookies.remove(ownCookies.rail);
  else cookies.set(ownCookies.rail, RAIL_OF_ICONS, { maxAge: LOOK_SECONDS });
  return redirect(internalPath(form.get("redirectTo"), locales) ?? paths.home());
}

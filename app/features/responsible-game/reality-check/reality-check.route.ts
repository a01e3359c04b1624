import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { acknowledgeCheck, nextCheck } from "~/session/reality-check/reality-check.server";

export function loader() {
  return redirect(paths.home());
}

/** Acknowledges a reality check and redirects back to the page, to the rounds or to the limits. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  // A post before its time puts nothing off.
  const due = await nextCheck(context);
  if (due !== null && due <= Date.now()) acknowledgeCheck(context);
  const way = form.get("way");
  if (way === "rounds") return redirectWithin(context, paths.bets());
  if (way === "limits") return redirectWithin(context, paths.responsibleGame());
  return redirectWithin(context, internalPath(form.get("from"), context.locales) ?? paths.home());
}

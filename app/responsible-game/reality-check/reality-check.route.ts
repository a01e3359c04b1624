import type { ActionFunctionArgs } from "@remix-run/node";
import { internalPath } from "~/addresses/read-internal-address";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { acknowledgeCheck, nextCheck } from "~/session/reality-check/reality-check.server";
import { readForm } from "~/validation/read-form.server";

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

import type { ActionFunctionArgs } from "@remix-run/node";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { setFlash } from "~/session/flash/flash.server";
import { notFound } from "~/shell/system-pages/failures";
import { exclusionForms, formOfBreak } from "./exclusion-forms.server";

export function loader() {
  return redirect(paths.home());
}

/**
 * A break by one press (`panic` of a market): no question, and one letter to the platform however often it is pressed.
 * Ends on the farewell page; a failure is shown on the page on which breaks are usually taken.
 */
export async function action({ context }: ActionFunctionArgs) {
  const { panic } = context.config.market ?? {};
  if (!panic) throw notFound();
  // Who has no session needs no break from it.
  if (!context.cookies.upstreamHeader()) return redirectWithin(context, paths.home());
  const said = await exclusionForms.exclude(context, "exclude", formOfBreak(panic.period));
  if (said instanceof Response) return said;
  setFlash(context, { tone: "danger", key: "flash.breakFailed" });
  return redirectWithin(context, paths.responsibleGame());
}

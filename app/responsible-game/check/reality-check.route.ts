import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { localeFreePath } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { acknowledgeCheck } from "~/session/reality-check.server";
import { safeInternalPath } from "~/session/safe-redirect";
import { readForm } from "~/validation/read-form.server";

export function loader() {
  return redirect(paths.home());
}

/** A reality check is answered, by going on or by going where something can be done about it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  acknowledgeCheck(context);
  const way = form.get("way");
  if (way === "rounds") return redirectWithin(context, paths.bets());
  if (way === "limits") return redirectWithin(context, paths.responsibleGame());
  const from = safeInternalPath(form.get("from"));
  return redirectWithin(context, from ? localeFreePath(from, context.locales) : paths.home());
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { storeAnswered } from "~/dialogs/attention/shown-offers.server";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { hideHint } from "./hidden-hints.server";
import { hintNames, offerOfHint } from "./hints";

export function loader() {
  return redirect(paths.home());
}

/** Hides a hint and redirects back. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const name = hintNames.find((one) => one === form.get("name"));
  const player = await context.player();
  if (name && player.kind === "player") {
    hideHint(context, player.account.uid, name);
    await storeAnswered(context, [offerOfHint[name]]);
  }
  return redirect(internalPath(form.get("redirectTo"), context.locales) ?? paths.home());
}

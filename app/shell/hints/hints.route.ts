import type { ActionFunctionArgs } from "@remix-run/node";
import { internalPath } from "~/addresses/read-internal-address";
import { keepAnswered } from "~/attention/shown-offers.server";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { readForm } from "~/validation/read-form.server";
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
    await keepAnswered(context, [offerOfHint[name]]);
  }
  return redirect(internalPath(form.get("redirectTo"), context.locales) ?? paths.home());
}

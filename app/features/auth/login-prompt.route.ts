import type { ActionFunctionArgs } from "@remix-run/node";
import { storeAnswered } from "~/dialogs/attention/shown-offers.server";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { endLoginPrompt, toLoginPrompt } from "~/session/login-prompts.server";

export function loader() {
  return redirect(paths.home());
}

const offers = { email: "newcomerEmail", cashback: "unseenCashback" } as const;

/** Ends a prompt that the player has answered, and redirects to `to`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const prompt = toLoginPrompt(form.get("name"));
  if (prompt) {
    endLoginPrompt(context.cookies, prompt);
    await storeAnswered(context, [offers[prompt]]);
  }
  return redirectWithin(context, internalPath(form.get("to"), context.locales) ?? paths.home());
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { internalPath } from "~/addresses/read-internal-address";
import { keepAnswered } from "~/attention/shown-offers.server";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { readForm } from "~/validation/read-form.server";
import { endLoginPrompt, toLoginPrompt } from "./login-prompts.server";

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
    await keepAnswered(context, [offers[prompt]]);
  }
  return redirectWithin(context, internalPath(form.get("to"), context.locales) ?? paths.home());
}

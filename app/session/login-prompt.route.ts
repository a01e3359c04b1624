import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { readForm } from "~/validation/read-form.server";
import { endLoginPrompt, toLoginPrompt } from "./login-prompts.server";
import { safeInternalPath } from "./safe-redirect";

export function loader() {
  return redirect(paths.home());
}

/** Ends a prompt that the player has answered, and redirects to `to`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const prompt = toLoginPrompt(form.get("name"));
  if (prompt) endLoginPrompt(context.cookies, prompt);
  return redirectWithin(context, safeInternalPath(String(form.get("to") ?? "")) ?? paths.home());
}

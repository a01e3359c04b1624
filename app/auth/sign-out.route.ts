import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { paths } from "~/paths";
import { signOut } from "./auth.server";

export function loader() {
  return redirect(paths.home());
}

/** Sign-out is a POST although the platform's call is a GET: a link must never end a session. */
export async function action({ context }: ActionFunctionArgs) {
  await signOut(context);
  return redirectToLocale(context, context.locale, paths.home());
}

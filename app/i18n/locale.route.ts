import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { LOCALE_SECONDS, ownCookies } from "~/session/cookies";
import { safeRedirect } from "~/session/safe-redirect";
import { redirectToLocale } from "./redirect-to-locale.server";

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const locale = context.locales.find(({ code }) => code === form.get("locale")) ?? context.locale;
  context.cookies.set(ownCookies.locale, locale.code, { maxAge: LOCALE_SECONDS });
  return redirectToLocale(context, locale, safeRedirect(form.get("redirectTo")));
}

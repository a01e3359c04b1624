import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { setFlash } from "~/session/flash/flash.server";
import { rememberLocale, switchLocale } from "~/session/preferences/account-locale.server";

const localeProblems = {
  notSaved: { tone: "warning", key: "flash.languageNotSaved" },
  unknown: { tone: "warning", key: "flash.languageUnknown" },
  ofAccount: { tone: "info", key: "flash.languageOfAccount" },
} as const;

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const wanted = context.locales.find(({ code }) => code === form.get("locale")) ?? context.locale;
  const { locale, trouble } = await switchLocale(context, wanted);
  rememberLocale(context, locale);
  if (trouble) setFlash(context, localeProblems[trouble]);
  return redirectToLocale(
    context,
    locale,
    internalPath(form.get("redirectTo"), context.locales) ?? paths.home(),
  );
}

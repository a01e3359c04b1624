import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { LOOK_SECONDS, ownCookies } from "~/session/cookies/cookies";

import { resolveTheme } from "~/session/preferences/theme";

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { themes } = await context.content.commonData();
  const theme = resolveTheme({ get: () => String(form.get("theme")) }, themes);
  context.cookies.set(ownCookies.theme, theme, { maxAge: LOOK_SECONDS });
  return redirect(internalPath(form.get("redirectTo"), context.locales) ?? paths.home());
}

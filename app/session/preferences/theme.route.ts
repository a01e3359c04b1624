import type { ActionFunctionArgs } from "@remix-run/node";
import { internalPath } from "~/addresses/read-internal-address";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { readForm } from "~/validation/read-form.server";
import { LOOK_SECONDS, ownCookies } from "../cookies/cookies";

import { resolveTheme } from "./theme";

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

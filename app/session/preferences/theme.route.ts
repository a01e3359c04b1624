import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { readForm } from "~/validation/read-form.server";
import { LOOK_SECONDS, ownCookies } from "../cookies/cookies";
import { safeRedirect } from "../safe-redirect";
import { resolveTheme } from "./theme";

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { themes } = await context.content.commonData();
  const theme = resolveTheme({ get: () => String(form.get("theme")) }, themes);
  context.cookies.set(ownCookies.theme, theme, { maxAge: LOOK_SECONDS });
  return redirect(safeRedirect(form.get("redirectTo")));
}

import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { localeFreePath } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { safeInternalPath } from "~/session/safe-redirect";
import { readForm } from "~/validation/read-form.server";
import { answerNotices } from "./due-notices.server";

export const handle = { protected: "player" } satisfies RouteHandle;

export function loader() {
  return redirect(paths.home());
}

/** Keeps that notices of the market were read, and redirects back to the page or to the limits. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  await answerNotices(context, form.getAll("id").map(String));
  if (form.get("way") === "limits") return redirectWithin(context, paths.responsibleGame());
  const from = safeInternalPath(form.get("from"));
  return redirectWithin(context, from ? localeFreePath(from, context.locales) : paths.home());
}

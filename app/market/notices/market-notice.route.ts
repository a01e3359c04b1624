import type { ActionFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { answerNotices } from "./due-notices.server";

export const handle = { protected: "player" } satisfies RouteHandle;

export function loader() {
  return redirect(paths.home());
}

/** Stores that notices of the market were read, and redirects back to the page or to the limits. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  await answerNotices(context, form.getAll("id").map(String));
  if (form.get("way") === "limits") return redirectWithin(context, paths.responsibleGame());
  return redirectWithin(context, internalPath(form.get("from"), context.locales) ?? paths.home());
}

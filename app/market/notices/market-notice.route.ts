import type { ActionFunctionArgs } from "@remix-run/node";
import { internalPath } from "~/addresses/read-internal-address";
import type { RouteHandle } from "~/context";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { redirectWithin } from "~/redirects/redirect-within.server";
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
  return redirectWithin(context, internalPath(form.get("from"), context.locales) ?? paths.home());
}

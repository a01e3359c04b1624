import type { ActionFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { readForm } from "~/forms/validation/read-form.server";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { readAction, requestToken } from "./open-check.server";
import type { AccessToken } from "./token-refresher";

export const handle = { protected: "player", feature: "identityVerification" } satisfies RouteHandle;

export function loader() {
  return redirect(paths.verification());
}

/** Returns a new token for the signed-in player; the page fetches it when the provider's script needs another one. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const reply = await requestToken(context, readAction((await readForm(request)).get("action")));
  if (!reply.ok) throw reply.refusal;
  const { token, expires_in: expiresIn } = reply.data;
  return Response.json({ token, expiresIn } satisfies AccessToken);
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { setFlash } from "~/session/flash/flash.server";
import { FAVOURITES } from "./favourites";
import { type FavouriteOutcome, setFavourite } from "./favourites.server";

const statuses: Record<FavouriteOutcome, number> = { done: 200, signedOut: 401, refused: 422, failed: 503 };

export function loader() {
  return redirect(paths.gameHall({ category: FAVOURITES }));
}

/** Redirects a form post without script back, or to the sign-in; fetches from a script get the outcome as JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const outcome = await setFavourite(context, { sysname: form.get("sysname"), intent: form.get("intent") });
  if (request.headers.get("accept") === "application/json") {
    return Response.json({ outcome }, { status: statuses[outcome] });
  }
  const back = internalPath(form.get("redirectTo"), context.locales) ?? paths.gameHall();
  if (outcome === "signedOut") return redirect(paths.signIn({ redirectUrl: back }));
  if (outcome !== "done") setFlash(context, { tone: "danger", key: "games.favourites.failed" });
  return redirect(back);
}

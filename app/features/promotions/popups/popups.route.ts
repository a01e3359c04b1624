import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPopup } from "./popups.server";

/** Fetched by `popups-part.ts`; null when the player is signed out. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readPopup(context));
}

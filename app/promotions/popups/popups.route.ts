import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPopups } from "./popups.server";

/** Asked by scripts (`popups-part.ts`); null when nobody is signed in any more. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readPopups(context));
}

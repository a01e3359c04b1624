import type { LoaderFunctionArgs } from "@remix-run/node";
import { listLiveWins } from "./winners.server";

/** Read again and again by an open list of live wins. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await listLiveWins(context));
}

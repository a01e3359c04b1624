import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { loadGamesPage } from "./hall-games.server";
import { hallQueryNames } from "./hall-query";

export const handle = { query: hallQueryNames } satisfies RouteHandle;

/** Returns further games for a hall page that is already open, as JSON. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(await loadGamesPage(context, new URL(request.url).searchParams));
}

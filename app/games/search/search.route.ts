import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { searchAll } from "./search.server";

export const handle = { query: { search: "once" } } satisfies RouteHandle;

/** Search results as JSON, fetched while typing. The page for a search is the game hall's. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(await searchAll(context, new URL(request.url).searchParams.get("search")));
}

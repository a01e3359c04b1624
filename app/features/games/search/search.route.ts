import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { loadSearchStart, searchAll } from "./search.server";

export const handle = { query: { search: "once" } } satisfies RouteHandle;

/**
 * What the search dialog begins with, or with `search` its results while one types, as JSON. The page for a search is
 * the game hall's.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return Response.json(
    searchParams.has("search")
      ? await searchAll(context, searchParams.get("search"))
      : await loadSearchStart(context),
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { searchAll } from "./search.server";

export const handle = { query: { search: "once" } } satisfies RouteHandle;

/** Asked while one types. The same search as a page is the game hall's. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(await searchAll(context, new URL(request.url).searchParams.get("search")));
}

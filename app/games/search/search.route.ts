import type { LoaderFunctionArgs } from "@remix-run/node";
import { searchAll } from "./search.server";

/** Asked while one types. The same search as a page is the game hall's. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(await searchAll(context, new URL(request.url).searchParams.get("search")));
}

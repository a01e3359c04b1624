import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadGamesPage } from "./hall-games.server";

/** The next games of a hall that is already shown. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(await loadGamesPage(context, new URL(request.url).searchParams));
}

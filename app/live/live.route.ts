import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { answerLive, partsIn } from "./live.server";

export const handle = { query: { parts: "once" } } satisfies RouteHandle;

/** Read again and again by open pages on which something moves: by one of a browser's, for all of them. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerLive(context, partsIn(context.query), request.headers.get("If-None-Match"));
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { answerLive, partsIn } from "./live.server";

export const handle = { query: { parts: "once" } } satisfies RouteHandle;

/** Polled by open pages with live data: by one tab of a browser, for all its tabs. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerLive(context, partsIn(context.query), request.headers.get("If-None-Match"));
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerLive, partsIn } from "./live.server";

/** Read again and again by open pages on which something moves: by one of a browser's, for all of them. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerLive(context, partsIn(context.query), request.headers.get("If-None-Match"));
}

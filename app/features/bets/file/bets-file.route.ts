import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { redirectToFile } from "./bets-file.server";

export const handle = { feature: "betHistory" } satisfies RouteHandle;

export function loader({ context }: LoaderFunctionArgs) {
  return redirectToFile(context);
}

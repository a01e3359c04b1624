import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { loadFields } from "./sign-up.server";

export const handle = { query: { purpose: "once", type: "once", country: "once" } } satisfies RouteHandle;

/** For script: the form model for another country or type; without script the form is submitted instead. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadFields(context);
}

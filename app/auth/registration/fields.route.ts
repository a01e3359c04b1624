import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { loadFields } from "./sign-up.server";

export const handle = { query: { purpose: "once", type: "once", country: "once" } } satisfies RouteHandle;

/** The form for another country or type, for scripts; without one the form itself is sent for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadFields(context);
}

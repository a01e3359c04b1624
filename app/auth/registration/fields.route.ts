import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFields } from "./sign-up.server";

/** The form for another country or type, for scripts; without one the form itself is sent for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadFields(context);
}

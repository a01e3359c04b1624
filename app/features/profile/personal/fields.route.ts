import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { loadPersonalForm } from "./load-personal.server";

export const handle = { protected: "player", query: { country: "once" } } satisfies RouteHandle;

/** The form for another country, fetched by script; without script the form is submitted for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadPersonalForm(context, context.query.get("country") ?? undefined);
}

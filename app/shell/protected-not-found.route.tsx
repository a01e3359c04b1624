import type { RouteHandle } from "~/context";
import { notFound } from "./failures";

/** Unknown paths beneath the protected ones: who is not signed in may not even try them out (product 2.2). */
export const handle = { protected: "player" } satisfies RouteHandle;

export function loader() {
  throw notFound();
}

/** Never shown: the layout answers for the failure. Without a component the path would be a resource route. */
export default function ProtectedNotFound() {
  return null;
}

import type { RouteHandle } from "~/context/route-handle";
import { routeNotFound } from "../system-pages/failures";

export const handle = { hidesOffers: "unless asked" } satisfies RouteHandle;

export function loader() {
  throw routeNotFound();
}

/** Never rendered: the layout's error boundary is. Without a component this would be a resource route. */
export default function NotFound() {
  return null;
}

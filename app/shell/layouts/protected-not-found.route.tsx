import type { RouteHandle } from "~/context/route-handle";
import { notFound } from "../system-pages/failures";

/** Unknown paths below protected ones: visitors are redirected before they learn which exist (docs/product.md#2.2). */
export const handle = { protected: "player", hidesOffers: true } satisfies RouteHandle;

export function loader() {
  throw notFound();
}

/** Never rendered: the layout's error boundary is. Without a component this would be a resource route. */
export default function ProtectedNotFound() {
  return null;
}

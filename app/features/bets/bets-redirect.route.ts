import type { RouteHandle } from "~/context/route-handle";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";

export const handle = {
  protected: "player",
  page: { names: ["bets"] },
  feature: "betHistory",
} satisfies RouteHandle;

/** `/bets/…` has no page of its own (docs/product.md#2.1): redirects to the bets in the profile. */
export function loader() {
  return redirect(paths.bets());
}

/** Never rendered. With a component its refusals are pages of the layout, with ways on. */
export default function BetsRedirect() {
  return null;
}

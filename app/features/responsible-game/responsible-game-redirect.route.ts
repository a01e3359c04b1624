import type { RouteHandle } from "~/context/route-handle";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";

export const handle = {
  protected: "player",
  page: { names: ["responsible-game"] },
  feature: "responsibleGaming",
} satisfies RouteHandle;

/** `/responsible-game` has no screen of its own (docs/product.md#2.1): the limits are a page of the profile. */
export function loader() {
  return redirect(paths.responsibleGame());
}

/** Never rendered. With a component its refusals are pages of the layout, with ways on. */
export default function ResponsibleGameRedirect() {
  return null;
}

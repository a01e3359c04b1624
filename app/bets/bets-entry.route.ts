import { redirect } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { paths } from "~/paths";

export const handle = {
  protected: "player",
  page: { names: ["bets"] },
  feature: "betHistory",
} satisfies RouteHandle;

/** `/bets/…` has no screen of its own (product 2.1): a player finds the bets in the profile. */
export function loader() {
  return redirect(paths.bets());
}

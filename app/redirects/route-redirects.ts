import type { RedirectRule } from "~/content/entities-links";
import { paths } from "~/paths";

/** Redirects of the route table (product 2.1). They are rules like the operator's, which come first. */
export const routeRedirects: readonly RedirectRule[] = [
  { from: "/cashier", to: paths.deposit() },
  { from: "/cashier/billing", to: paths.deposit() },
  { from: "/profile", to: paths.profileSettings() },
];

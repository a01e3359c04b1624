import type { RedirectRule } from "~/content/entities/links";
import { paths } from "~/routing/paths";

/** Redirects of the route table (docs/product.md#2.1), applied after the operator's rules. */
export const routeRedirects: readonly RedirectRule[] = [
  { from: "/cashier", to: paths.deposit() },
  { from: "/cashier/billing", to: paths.deposit() },
  { from: "/profile", to: paths.profileSettings() },
];

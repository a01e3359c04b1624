import { dialogQuery } from "./dialogs/dialog-query";

/**
 * Query names that any page understands and that make its document one visitor's: dialogs, returns, captured codes
 * (product 2.2). What one page alone reads stands in its `handle.query`.
 */
export const visitorQuery: readonly string[] = [
  ...dialogQuery,
  "prevent_close",
  "backUrl",
  "promo_code",
  "oauth",
  "register",
  "_non_strict",
];

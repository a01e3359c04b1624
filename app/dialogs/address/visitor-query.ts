import { dialogQuery } from "./requested-dialog";

/**
 * Query parameters that every page accepts and that make its document personal: dialogs, returns, captured codes
 * (docs/product.md#2.2). Parameters of a single page are in its `handle.query`.
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

import { betconstruct } from "./betconstruct";
import { betsy } from "./betsy";
import { digitain } from "./digitain";
import { gr8 } from "./gr8";
import { platform } from "./platform";
import type { Vendor } from "./vendor";

/** By the sportsbook game's `extra.vendor` (docs/contract.md#3.7). */
export const vendors = { platform, gr8, betconstruct, betsy, digitain } satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;

/** A game that names none, or one without a row, speaks as games do. */
export function vendorNamed(name: string | undefined): VendorName {
  return name !== undefined && Object.hasOwn(vendors, name) ? (name as VendorName) : "platform";
}

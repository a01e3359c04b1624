import { expect, it } from "vitest";
import { crossesPolicies } from "./own-policy";

it.each([
  ["/profile/settings", "/profile/verification", true],
  ["/cashier/withdraw", "/profile/verification?from=%2Fcashier%2Fwithdraw", true],
  ["/profile/verification", "/cashier/withdraw?amount=5", true],
  ["/profile/verification/", "/profile/verification?menu", false],
  ["/profile/verification", "/profile/verification#now", false],
  ["/profile/settings", "/profile/verifications", false],
  ["/", "/offers", false],
])("from %s to %s: %s", (from, to, isCrossing) => {
  expect(crossesPolicies(from, to)).toBe(isCrossing);
});

import { beforeAll, expect, it } from "vitest";
import { routeAddresses } from "../../../tests/support/address-variants";
import { loadSiteTable } from "../../../tests/support/site-table";
import { crossesPolicies, policyOf, policyOfPath, postsAcross } from "./document-policies";

let site: Awaited<ReturnType<typeof loadSiteTable>>;
beforeAll(async () => {
  site = await loadSiteTable();
}, 120_000);

it("browsers know of every path the class that its route's handles name", () => {
  const classes = new Set<string>();
  for (const { id, address, isResource } of routeAddresses(site.routes)) {
    if (isResource) continue;
    const policy = policyOf(site.match(address));
    expect(policyOfPath(address), `${id}: ${address}`).toBe(policy);
    classes.add(policy);
  }
  expect([...classes].sort()).toEqual(["frame", "identity", "mail", "payment", "site"]);
});

it.each(["/cashier", "/cashier/no-such", "/cashier/deposit/cards/2", "/cashier/payfail/dep_1"])(
  "%s is a payment page, whether or not there is one",
  (path) => {
    expect(policyOf(site.match(path))).toBe("payment");
    expect(policyOfPath(path)).toBe("payment");
  },
);

it.each([
  ["/profile/settings", "/profile/verification", true],
  ["/cashier/withdraw", "/profile/verification?from=%2Fcashier%2Fwithdraw", true],
  ["/profile/verification", "/cashier/withdraw?amount=5", true],
  ["/profile/verification/", "/profile/verification?menu", false],
  ["/profile/verification", "/profile/verification#now", false],
  ["/profile/settings", "/profile/verifications", false],
  ["/", "/offers", false],
  ["/", "/cashier/deposit?from=%2F", true],
  ["/cashier/deposit/cards", "/cashier/history#all", false],
  ["/cashier/deposit", "/cashiers", true],
])("from %s to %s: %s", (from, to, isCrossing) => {
  expect(crossesPolicies(from, to)).toBe(isCrossing);
});

it.each([
  ["/cashier/deposit/cards", "/reality-check", false],
  ["/cashier/deposit/cards", "/theme?x=1", false],
  ["/cashier/deposit/cards", "/cashier/withdraw", false],
  ["/cashier/deposit/cards", "/offers", true],
  ["/offers", "/cashier/deposit", true],
])("a form of %s to %s is posted by the browser: %s", (from, to, isAcross) => {
  expect(postsAcross(from, to)).toBe(isAcross);
});

it.each(["/Cashier/deposit", "/%63ashier/deposit", "/CASHIER"])("%s is a payment page", (path) => {
  expect(policyOfPath(path)).toBe("payment");
});

it("an address that cannot be decoded is of the site", () => expect(policyOfPath("/%E0%A4%A")).toBe("site"));

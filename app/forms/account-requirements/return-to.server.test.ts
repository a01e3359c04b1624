import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/test-app";
import { takeReturnTo } from "./return-to.server";

const app = await testApp();

const back = "/cashier/withdraw?method=sandiban&amount=50";
const from = `?from=${encodeURIComponent(back)}`;

it("is preserved through a deposit, and removed at its target", async () => {
  const deposit = await app.contextFor({ path: "/cashier/deposit", search: from });
  expect(takeReturnTo(deposit)).toBe(back);
  const cookieHeader = app.cookieHeader(deposit);
  const paid = await app.contextFor({ path: "/cashier/paysuccess/dep_1", cookieHeader });
  expect(takeReturnTo(paid)).toBe(back);
  const there = await app.contextFor({ path: "/cashier/withdraw", cookieHeader });
  expect(takeReturnTo(there)).toBeNull();
  expect(there.cookies.setCookieLines().join()).toMatch(/cr_back=;/);
});

it.each(["", "?from=//evil.example", "?from=https://evil.example", "?from=javascript:alert(1)", "?from="])(
  "%s leads nowhere",
  async (search) => {
    expect(takeReturnTo(await app.contextFor({ path: "/cashier/deposit", search }))).toBeNull();
  },
);

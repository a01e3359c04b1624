import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { takeWayBack } from "./way-back.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const back = "/cashier/withdraw?method=sandiban&amount=50";
const from = `?from=${encodeURIComponent(back)}`;

it("is kept through a deposit, and forgotten where it leads to", async () => {
  const deposit = await app.contextFor({ path: "/cashier/deposit", search: from });
  expect(takeWayBack(deposit)).toBe(back);
  const cookieHeader = app.cookieHeader(deposit);
  const paid = await app.contextFor({ path: "/cashier/paysuccess/dep_1", cookieHeader });
  expect(takeWayBack(paid)).toBe(back);
  const there = await app.contextFor({ path: "/cashier/withdraw", cookieHeader });
  expect(takeWayBack(there)).toBeNull();
  expect(there.cookies.setCookieLines().join()).toMatch(/cr_back=;/);
});

it.each(["", "?from=//evil.example", "?from=https://evil.example", "?from=javascript:alert(1)", "?from="])(
  "%s leads nowhere",
  async (search) => {
    expect(takeWayBack(await app.contextFor({ path: "/cashier/deposit", search }))).toBeNull();
  },
);

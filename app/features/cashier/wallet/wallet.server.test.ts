import { expect, it } from "vitest";
import { createSandboxControl } from "../../../../tests/support/sandbox-control";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadWallet } from "./wallet.server";

const app = await testApp();

async function walletOf(name: string, fault = "") {
  const cookies = await cookiesOf(app, `${name}@sandbox.test`);
  const context = await app.contextFor({ path: "/cashier/wallet", cookieHeader: `${cookies}${fault}` });
  return loadWallet(context);
}

it("shows each balance, and the sum without play money", async () => {
  const { total, parts, fun, isIsolated } = await walletOf("demo");
  expect(total).toEqual({ amount: "1305.50", currency: "EUR" });
  expect(parts.map(({ value }) => value?.amount)).toEqual(["1250.50", "40.00", "15.00"]);
  expect(fun?.currency).toBe("FUN");
  expect(isIsolated).toBe(false);
});

it.each([
  ["yen", "JPY", 0],
  ["dinar", "KWD", 3],
  ["tether", "USDT", 6],
])("%s keeps the decimals of the currency", async (name, currency, decimals) => {
  const { total } = await walletOf(name);
  expect(total?.currency).toBe(currency);
  expect(total?.amount.split(".")[1]?.length ?? 0).toBe(decimals);
});

it("the four latest movements of payments and bonuses, newest first", async () => {
  const { recent } = await walletOf("demo");
  if (!recent.ok) throw new Error("no movements");
  expect(recent.value).toHaveLength(4);
  expect(new Set(recent.value.map(({ tab }) => tab))).toEqual(new Set(["withdrawal", "deposit", "bonuses"]));
  const times = recent.value.map(({ at }) => Date.parse(at ?? ""));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

it("free spins and the bonus that is being played", async () => {
  const { freeSpins, bonus } = await walletOf("demo");
  expect(freeSpins).toMatchObject({ ok: true, value: [{ remaining_count: 20 }, { remaining_count: 5 }] });
  expect(bonus).toMatchObject({ ok: true, value: { status: "active", wager: { percent: 37 } } });
});

it("the balances stand when the rest cannot be had", async () => {
  const fault =
    "; sandbox_fault=freespins.get=status:500,bonuses.get=status:500,cashier.gethistory=status:500";
  const { total, freeSpins, bonus, recent } = await walletOf("demo", fault);
  expect(total?.amount).toBe("1305.50");
  expect([freeSpins.ok, bonus.ok, recent.ok]).toEqual([false, false, false]);
});

it("an operator may keep bonus money apart", async () => {
  await createSandboxControl(app.sandbox.url).config({ generalInfo: { is_bonus_isolation_enabled: true } });
  const { isIsolated, total } = await walletOf("demo");
  expect(isIsolated).toBe(true);
  expect(total?.amount).toBe("1305.50");
});

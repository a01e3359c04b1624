import { afterEach, describe, expect, it } from "vitest";
import { cookiesOf } from "../../tests/support/sign-in";
import { testApp } from "../../tests/support/test-app";
import { inOwnCurrency } from "./own-amount.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const prize = { amount: "1000.00", currency: "EUR" };

async function about(login: string | undefined, value = prize) {
  const cookieHeader = login && (await cookiesOf(app, `${login}@sandbox.test`));
  const context = await app.contextFor({ path: "/tournaments/1", cookieHeader });
  return (await inOwnCurrency(context, value)).value;
}

describe("an amount in the player's currency", () => {
  it("goes by the platform's rates, between any two of its currencies", async () => {
    expect(await about("yen")).toEqual({ amount: "164348", currency: "JPY" });
    expect(await about("yen", { amount: "10", currency: "USD" })).toEqual({
      amount: "1512",
      currency: "JPY",
    });
  });

  it("has the decimals of that currency", async () => {
    const worth = await about("dinar", { amount: "0.01", currency: "USD" });
    expect(worth).toEqual({ amount: "0.003", currency: "KWD" });
  });

  it("is not waited for where the browser can take it later", async () => {
    app.sandbox.world.state.faults.push({ target: "account.getcurrencyrates", effect: "hang" });
    const cookieHeader = await cookiesOf(app, "yen@sandbox.test");
    const context = await app.contextFor({ path: "/tournaments/1", cookieHeader, runsScript: true });
    expect((await inOwnCurrency(context, prize)).value).toBeInstanceOf(Promise);
  });

  it("is not said to visitors, nor where the amount is in that currency already", async () => {
    expect(await about(undefined)).toBeUndefined();
    expect(await about("demo")).toBeUndefined();
  });

  it("is not said without a rate, or where the rates cannot be read", async () => {
    expect(await about("yen", { amount: "10", currency: "XYZ" })).toBeUndefined();
    app.sandbox.world.state.faults.push({ target: "account.getcurrencyrates", effect: "wrongtype" });
    expect(await about("yen", { amount: "11", currency: "EUR" })).toBeUndefined();
  });
});

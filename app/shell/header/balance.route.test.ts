import { describe, expect, it } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loader } from "./balance.route";

const app = await testApp();

async function read(cookieHeader: string | undefined) {
  const context = await app.contextFor({ cookieHeader });
  const answer = await loader({ context, request: new Request("http://localhost:3000/balance"), params: {} });
  return { status: answer.status, money: await answer.json(), cookies: context.cookies.setCookieLines() };
}

describe("the balance", () => {
  it("is the total of the player's money, and the play money", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    const answer = await read(cookieHeader);
    expect(answer).toMatchObject({
      status: 200,
      money: {
        balances: { main: { amount: "1250.50" }, total: { amount: "1305.50", currency: "EUR" } },
        demo: { currency: "FUN" },
        sessionKey: /cr_since=([\d.]+)/.exec(cookieHeader)?.[1],
      },
    });
  });

  it("is nobody's without a session, and the browser learns it", async () => {
    expect(await read(undefined)).toEqual({ status: 200, money: null, cookies: [] });
    const over = await read("sid=gone; cr_player=1");
    expect(over).toMatchObject({ status: 200, money: null });
    expect(over.cookies.join()).toMatch(/^cr_player=;.*Max-Age=0/);
  });
});

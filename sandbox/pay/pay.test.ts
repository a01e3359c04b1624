import { describe, expect, it } from "vitest";
import { testSandbox } from "../test-client";
import { minute } from "../world/clock";
import { testCard } from "./card";

const { sandbox, client } = await testSandbox("demo");

const site = { "X-Forwarded-Host": "casino.test", "X-Forwarded-Proto": "https" };
const requisites: Record<string, string> = {
  "requisites[card_number]": "4111111111111111",
  "requisites[bank_id]": "north",
};

async function deposit(method: string, methodId: string, amount = "50", more: Record<string, string> = {}) {
  const answer = await client.post(
    "cashier.makedeposit",
    { method, methodId, amount, ...requisites, ...more },
    site,
  );
  return answer.body.data;
}
/** Requests the page as a browser comes from the site: without the session's cookie. Redirects are not followed. */
async function visit(id: string, fields?: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/__sandbox/pay/${id}`, {
    redirect: "manual",
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
}
const statusOf = async (id: string) => (await client.read("cashier.getdepositinfo", { id })).status;
const main = async () => (await client.read("account.getBalance")).balance_main.amount;

describe("the provider's page", () => {
  it.each([
    ["success", "success", "paysuccess/{id}", "1300.50"],
    ["fail", "fail", "payfail/{id}", "1250.50"],
    ["cancel", "cancel", "paycancel", "1250.50"],
    ["pending", "pending", "paypending/{id}", "1250.50"],
  ])("%s: the payment ends as %s, and the player at %s", async (choice, status, page, balance) => {
    const { id, url } = await deposit("sandwindow", "8");
    expect(url).toBe(`${sandbox.url}/__sandbox/pay/${id}`);
    const shown = await visit(id);
    expect([shown.status, shown.html.includes("€50.00")]).toEqual([200, true]);
    expect(shown.html).toContain('target="_top"');
    const address = `https://casino.test/cashier/${page.replace("{id}", id)}`;
    expect(await visit(id, { choice })).toMatchObject({ status: 303, to: address });
    expect([await statusOf(id), await main()]).toEqual([status, balance]);
  });

  it("credits once, however often it is sent", async () => {
    const { id } = await deposit("sandframe", "9");
    await Promise.all(Array.from({ length: 20 }, () => visit(id, { choice: "success" })));
    const late = await visit(id, { choice: "fail" });
    expect(late.to).toContain(`/paysuccess/${id}`);
    expect([await statusOf(id), await main()]).toEqual(["success", "1300.50"]);
    expect((await visit(id)).html).toContain(`https://casino.test/cashier/paysuccess/${id}`);
  });

  it("returns to the locale that the deposit was made in", async () => {
    const { body } = await client.send("/api/cashier.makedeposit?v=1&locale=ar", {
      method: "POST",
      body: new URLSearchParams({ method: "sandwindow", methodId: "8", amount: "50" }),
      headers: site,
    });
    const { id } = body.data;
    expect((await visit(id)).html).toContain('<html lang="ar" dir="rtl">');
    expect((await visit(id, { choice: "cancel" })).to).toBe("https://casino.test/ar/cashier/paycancel");
  });

  it.each(["dep_1", "dep_1000", "wdr_2000", "", "x/y"])("there is none for %j", async (id) => {
    expect((await visit(id)).status).toBe(404);
    expect((await visit(id, { choice: "success" })).status).toBe(404);
  });

  it("that a form leads to checks the form's signature", async () => {
    const { id, params } = await deposit("sandbank", "2");
    expect(await visit(id, params)).toMatchObject({ status: 303, to: `${sandbox.url}/__sandbox/pay/${id}` });
    expect((await visit(id, { ...params, sig: "0" })).status).toBe(404);
    expect(await statusOf(id)).toBe("pending");
  });

  it("says so when a receipt has expired", async () => {
    const { id } = await deposit("sandpix", "3");
    await client.control("POST", "clock", { advance_ms: 30 * minute });
    const shown = await visit(id);
    expect(shown.html).toContain("has expired");
    expect((await visit(id, { choice: "success" })).to).toContain("payfail");
    expect(await main()).toBe("1250.50");
  });

  it("changes nothing about a payment that stays pending", async () => {
    const { id } = await deposit("sandwindow", "8", "18");
    expect((await visit(id, { choice: "success" })).to).toContain(`paypending/${id}`);
    expect([await statusOf(id), await main()]).toEqual(["pending", "1250.50"]);
  });

  it("a payment being processed is pending to the visitor, and cannot be cancelled", async () => {
    const { id } = await deposit("sandwindow", "8");
    await client.control("POST", `transactions/${id}`, { status: "processing" });
    expect((await visit(id, { choice: "cancel" })).to).toContain(`paypending/${id}`);
    expect((await visit(id, { choice: "success" })).to).toContain(`paysuccess/${id}`);
  });
});

describe("a new card", () => {
  const card = { number: testCard, expires: "12/49", code: "123" };

  it("is requested, validated, and saved after the payment", async () => {
    const { id } = await deposit("sandcard", "1", "50", { "requisites[card_number]": "new" });
    expect((await visit(id)).html).toContain('autocomplete="cc-number"');
    expect((await visit(id)).html).toContain(`>${testCard}</bdi>`);
    const wrong = await visit(id, { choice: "success", ...card, number: '4111"><b>', expires: "01/20" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain("Enter a valid card number");
    expect(wrong.html).not.toContain("<b>");
    expect(await statusOf(id)).toBe("pending");
    expect((await visit(id, { choice: "success", ...card })).to).toContain("paysuccess");
    const { saved_requisites } = await client.read("cashier.getdepositsettings");
    expect(saved_requisites).toMatchObject([
      { title: "411111...1111" },
      { method: "sandcard", title: "555555...4444", status: "ready" },
    ]);
    const next = await deposit("sandcard", "1", "50", { "requisites[id]": saved_requisites[1].id });
    expect((await visit(next.id)).html).toContain("555555...4444");
  });

  it("is not needed to cancel", async () => {
    const { id } = await deposit("sandcard", "1", "50", { "requisites[card_number]": "new" });
    expect((await visit(id, { choice: "cancel" })).to).toContain("paycancel");
    expect((await client.read("cashier.getdepositsettings")).saved_requisites).toHaveLength(1);
  });
});

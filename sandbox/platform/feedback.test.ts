import { describe, expect, it } from "vitest";
import { createClient, invalid, testSandbox } from "../test-client";
import { day, hour, minute } from "../world/clock";

const { sandbox, client } = await testSandbox("demo");

const send = (subject: string, more: Record<string, string> = {}) =>
  client.write("Support.sendFeedback", { subject, ...more });
const advance = (advance_ms: number) => client.control("POST", "clock", { advance_ms });

describe("a letter to the support", () => {
  it("is kept, from anybody", async () => {
    expect(await send("feedback", { message: "Hello" })).toBe(1);
    client.forgetCookie();
    expect(await send("feedback", { message: "Hi", email: "a@b.test", name: "A" })).toBe(1);
    expect((await client.control("GET", "feedback")).body.feedback).toMatchObject([
      { subject: "feedback", uid: 100_001, message: "Hello" },
      { message: "Hi", email: "a@b.test", name: "A" },
    ]);
  });

  it.each([
    ["", {}, { subject: ["REQUIRED"] }],
    ["toString", {}, { subject: ["WRONG_VALUE"] }],
    ["feedback", { message: " " }, { message: ["REQUIRED"] }],
    ["self_exclusion", { period: "P2M" }, { period: ["WRONG_VALUE"] }],
    ["deposit_limit", { period: "2", limit_amount: "50" }, { period: ["WRONG_VALUE"] }],
    ["deposit_limit", { period: "7", limit_amount: "5.5" }, { limit_amount: ["WRONG_FORMAT"] }],
  ])("%s %o is refused", async (subject, more, problem) => {
    expect(await send(subject, more as unknown as Record<string, string>)).toEqual(
      invalid(problem as unknown as Record<string, string[]>),
    );
    expect((await client.control("GET", "feedback")).body.feedback).toEqual([]);
  });

  it.each(["self_exclusion", "deposit_limit"])("%s needs a session", async (subject) => {
    client.forgetCookie();
    expect(await send(subject, { period: "1", limit_amount: "50" })).toMatchObject({ status: 401 });
  });
});

describe("self-exclusion", () => {
  it("ends every session at once and the right to come in until it is over", async () => {
    const other = createClient(sandbox);
    await other.login("demo");
    expect(await send("self_exclusion", { period: "P7D" })).toBe(1);
    expect(client.cookie()).toBe("");
    expect((await other.get("account.getBalance")).body.error.code).toBe("SELF_EXCLUDED");
    expect((await client.login("demo")).body.error).toMatchObject({ code: "SELF_EXCLUDED" });
    await advance(7 * day);
    expect((await client.login("demo")).status).toBe(200);
  });

  it("for good has no end", async () => {
    await send("self_exclusion", { period: "permanent" });
    expect((await client.login("demo")).body.error.error_data).toEqual({ reason: "self_exclusion" });
  });
});

describe("the deposit limit", () => {
  const limit = () => client.read("account.getDepositLimit");
  const ask = (period: string, limit_amount = "") =>
    send("deposit_limit", { period, ...(limit_amount ? { limit_amount } : {}) });

  it("the first and a lower one hold at once; what was used counts on", async () => {
    expect(await ask("7", "200")).toBe(1);
    // 50 were deposited in the seven days before.
    expect(await limit()).toMatchObject({ period: 7, limit_amount: "200.00", available_amount: "150.00" });
    await client.write("cashier.makedeposit", { method: "sandinstant", methodId: "7", amount: "30" });
    expect(await ask("14", "150")).toBe(1);
    expect(await limit()).toMatchObject({ period: 14, available_amount: "70.00", can_edit: true });
  });

  it("leaves what the deposits before it have left", async () => {
    await client.write("cashier.makedeposit", { method: "sandinstant", methodId: "7", amount: "60" });
    expect(await ask("7", "100")).toBe(1);
    expect(await limit()).toMatchObject({ available_amount: "0.00" });
    expect(
      await client.write("cashier.makedeposit", { method: "sandinstant", methodId: "7", amount: "10" }),
    ).toMatchObject({ code: "DEPOSIT_LIMIT" });
  });

  it("a looser one waits for a day", async () => {
    await ask("7", "100");
    expect(await ask("7", "200")).toBe(1);
    expect(await limit()).toMatchObject({ limit_amount: "100.00", can_edit: false });
    expect(await ask("7", "50")).toMatchObject({ code: "WRONG_STATE" });
    await advance(23 * hour);
    expect((await limit()).limit_amount).toBe("100.00");
    await advance(hour);
    expect(await limit()).toMatchObject({ limit_amount: "200.00", can_edit: true });
    expect(await ask("none")).toBe(1);
    expect((await limit()).period).toBe(7);
  });

  it("one that is locked cannot be changed", async () => {
    await client.login("limited");
    expect(await ask("7", "50")).toMatchObject({ status: 400, code: "WRONG_STATE" });
  });
});

describe("the file of the history", () => {
  const status = () => client.read("games.gethistoryexportrequest");
  const create = (more = {}) => client.write("games.createhistoryexportrequest", more);

  it("is written, kept for a day, and gone", async () => {
    expect(await status()).toEqual({ status: "none" });
    expect(await create({ type: "betting" })).toMatchObject({ status: "pending" });
    expect(await create()).toMatchObject({ code: "WRONG_STATE" });
    await advance(minute);
    const { url, status: ready } = await status();
    expect(ready).toBe("ready");
    const lines = (await (await fetch(url)).text()).trim().split("\r\n");
    expect([lines[0], lines.length]).toEqual(["id,time,type,game,bet,win,currency,status", 6]);
    await advance(day - minute);
    client.forgetCookie();
    await client.login("demo");
    await advance(minute);
    expect((await status()).status).toBe("expired");
    expect((await fetch(url)).status).toBe(404);
    expect(await create()).toMatchObject({ status: "pending" });
  });

  it("is refused with filters that mean nothing", async () => {
    expect(await create({ date_from: "soon" })).toEqual(invalid({ date_from: ["WRONG_FORMAT"] }));
    expect(await status()).toEqual({ status: "none" });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { createClient, invalid, testSandbox } from "../../test-client";
import { hour, second } from "../../world/clock";

const { sandbox, client } = await testSandbox();

const advance = (milliseconds: number) => sandbox.world.clock.advance(milliseconds);
const info = () => client.read("account.getInfo");
const write: typeof client.write = (...input) => client.write(...input);

describe("auth.restore", () => {
  const lastPassword = () => sandbox.world.state.outbox.at(-1)?.password ?? "";
  const signIn = async (password: string) => (await createClient(sandbox).login("demo", { password })).status;

  it("sends a password, and leaves the old one alone until the new one is used", async () => {
    expect(await write("auth.restore", { login: "demo@sandbox.test" })).toBe(1);
    expect(sandbox.world.state.outbox).toMatchObject([{ contact: "demo@sandbox.test", kind: "restore" }]);
    const sent = lastPassword();
    expect(await signIn("Sandbox1!")).toBe(200);
    expect(await signIn(sent)).toBe(200);
    expect(await signIn("Sandbox1!")).toBe(401);
    expect(await signIn(sent)).toBe(200);
  });

  it("sends it as a text to whoever asks by phone", async () => {
    await write("auth.restore", { login: "+34600000001" });
    expect(sandbox.world.state.outbox).toMatchObject([{ contact: "34600000001" }]);
  });

  it.each(["nobody@sandbox.test", "banned@sandbox.test", "deleted@sandbox.test"])(
    "says 1 to %s and sends nothing",
    async (login) => {
      expect(await write("auth.restore", { login })).toBe(1);
      expect(sandbox.world.state.outbox).toEqual([]);
    },
  );

  it("needs a login, and has its limit for known and unknown ones", async () => {
    expect(await write("auth.restore", { login: " " })).toEqual(invalid({ login: ["REQUIRED"] }));
    for (const login of ["demo@sandbox.test", "nobody@sandbox.test"]) {
      const answers = [];
      for (let count = 0; count < 11; count++) answers.push(await write("auth.restore", { login }));
      expect(answers.slice(0, 10)).toEqual(Array(10).fill(1));
      expect(answers[10]).toMatchObject({ status: 429, code: "TOO_MANY" });
    }
  });
});

describe("two-factor of the account", () => {
  beforeEach(() => client.login("demo"));

  it("is switched on by a code, and asked for at the next sign-in", async () => {
    expect(await write("account.changeTwoFactorAuth", { two_factor_auth: "1" })).toEqual({ resend_time: 60 });
    expect((await info()).two_factor_auth).toBe(false);
    expect(await write("account.confirmTwoFactorAuth", { code: "654321" })).toBe(1);
    expect((await info()).two_factor_auth).toBe(true);
    expect((await createClient(sandbox).login("demo")).body.error.code).toBe("TWO_FACTOR_REQUIRED");
  });

  it("is switched off the same way", async () => {
    await client.control("PATCH", "users/100001", { two_factor_auth: true });
    await write("account.changeTwoFactorAuth", { two_factor_auth: "0" });
    await write("account.confirmTwoFactorAuth", { code: "654321" });
    expect((await info()).two_factor_auth).toBe(false);
  });

  it("asks for patience, and for six digits that are right and fresh", async () => {
    expect(await write("account.confirmTwoFactorAuth", { code: "654321" })).toMatchObject({
      code: "TWO_FACTOR_EXPIRED",
    });
    await write("account.changeTwoFactorAuth", { two_factor_auth: "1" });
    const early = await write("account.changeTwoFactorAuth", { two_factor_auth: "1" });
    expect(early).toMatchObject({ status: 429, code: "RESEND", resend_time: 60, retry_after: 60 });
    const codeOf = async (code: string) => (await write("account.confirmTwoFactorAuth", { code })).code;
    expect(await codeOf("12")).toBe("TWO_FACTOR_FORMAT");
    expect(await codeOf("111111")).toBe("TWO_FACTOR_INVALID");
    advance(301 * second);
    expect(await codeOf("654321")).toBe("TWO_FACTOR_EXPIRED");
    expect((await info()).two_factor_auth).toBe(false);
  });

  it("needs a contact that is confirmed", async () => {
    await client.login("needcontact");
    expect(await write("account.changeTwoFactorAuth", { two_factor_auth: "1" })).toMatchObject({
      status: 422,
      code: "NEED_CONTACT",
    });
  });
});

describe("settings", () => {
  beforeEach(() => client.login("demo"));

  it("a new password ends every other session", async () => {
    const parallel = createClient(sandbox);
    await parallel.login("demo");
    const change = { old_password: "Sandbox1!", password: "Another-1" };
    expect(await write("account.changepassword", change)).toBe(1);
    expect((await info()).uid).toBe(100_001);
    expect((await parallel.get("account.getInfo")).body.data.uid).toBe(0);
    expect((await parallel.login("demo", { password: "Another-1" })).status).toBe(200);
  });

  it.each([
    [{ old_password: "wrong", password: "Another-1" }, { old_password: ["WRONG_PASSWORD"] }],
    [{ old_password: "Sandbox1!", password: "abc" }, { password: ["TOO_SHORT"] }],
    [{ old_password: "Sandbox1!", password: "a".repeat(21) }, { password: ["TOO_LONG"] }],
    [{ old_password: "Sandbox1!", password: "with space" }, { password: ["WRONG_FORMAT"] }],
  ])("password: %j is refused", async (parameters, problems) => {
    expect(await write("account.changepassword", parameters)).toEqual(
      invalid(problems as Record<string, string[]>),
    );
  });

  it.each([
    ["abc", "TOO_SHORT"],
    ["with-dash", "WRONG_FORMAT"],
    ["poor118", "UNIQUE"],
  ])("nickname %s is %s", async (fakename, code) => {
    const poor = [...sandbox.world.state.players.values()].find(({ login }) => login.startsWith("poor"));
    if (poor) poor.fakename = "poor118";
    expect(await write("account.changefakename", { fakename })).toEqual(invalid({ fakename: [code] }));
  });

  it("a nickname changes", async () => {
    expect(await write("account.changefakename", { fakename: "NightOwl7" })).toBe(1);
    expect((await info()).fakename).toBe("NightOwl7");
  });

  it("a currency changes while there is no money, bonus or transaction", async () => {
    expect(await write("account.setCurrency", { currency: "USD" })).toMatchObject({
      code: "CURRENCY_LOCKED",
    });
    await client.login("newbie");
    expect(await write("account.setCurrency", { currency: "XXX" })).toEqual(
      invalid({ currency: ["WRONG_VALUE"] }),
    );
    expect(await write("account.setCurrency", { currency: "JPY" })).toBe(1);
    expect((await info()).balance_main).toEqual({ amount: "0", currency: "JPY" });
  });

  it("storage keeps, deletes and has its limits", async () => {
    expect(await write("storage.set", { key: "confirm_sent", value: "1" })).toBe(1);
    expect((await client.get("storage.get", { keys: "confirm_sent" })).body.data).toEqual({
      confirm_sent: "1",
    });
    await write("storage.set", { key: "confirm_sent", value: "" });
    expect((await client.get("storage.getKeys")).body.data).toEqual([]);
    expect(await write("storage.set", { key: "a/b", value: "1" })).toEqual(
      invalid({ key: ["WRONG_FORMAT"] }),
    );
    expect(await write("storage.set", { key: "a", value: "x".repeat(4097) })).toEqual(
      invalid({ value: ["TOO_LONG"] }),
    );
    for (let index = 0; index < 50; index++) await write("storage.set", { key: `k${index}`, value: "1" });
    expect(await write("storage.set", { key: "k50", value: "1" })).toMatchObject({
      status: 422,
      code: "STORAGE_QUOTA",
      limit: 50,
    });
    expect(await write("storage.set", { key: "k49", value: "2" })).toBe(1);
  });

  it("a character costs its points", async () => {
    await client.login("poor");
    expect(await write("loyalty.setcharacter", { id: "2" })).toBe(1);
    expect((await client.get("loyalty.getinfo")).body.data.character).toMatchObject({
      id: 2,
      is_selected: true,
    });
    expect(await write("loyalty.setcharacter", { id: "2" })).toMatchObject({ code: "WRONG_STATE" });
    expect(await write("loyalty.setcharacter", { id: "20" })).toMatchObject({ code: "INSUFFICIENT_POINTS" });
    expect(await write("loyalty.setcharacter", { id: "77" })).toEqual(invalid({ id: ["WRONG_VALUE"] }));
  });
});

describe("a self-exclusion", () => {
  it("ends by itself", async () => {
    expect((await client.login("excluded")).status).toBe(403);
    advance(7 * 24 * hour);
    expect((await client.login("excluded")).status).toBe(200);
  });
});

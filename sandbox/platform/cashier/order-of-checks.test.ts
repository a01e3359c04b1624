import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";

const { sandbox, client } = await testSandbox();

/** Signs a clone of `base` in, changed as `patch` says. */
async function signIn(base: string, patch: object = {}): Promise<void> {
  const { body } = await client.control("POST", "users", { base, patch });
  await client.login(body.login);
}

const card = { "requisites[card_number]": "4111111111111111" };
const fraud = { "requisites[id]": "sr_14" };
const limit = { period: 7, limit_amount: "100.00", available_amount: "5.00", can_edit: false };

describe("of a deposit (docs/contract.md#o14): each wins over all that follow", () => {
  const post = (given: Record<string, string>) =>
    client.write("cashier.makedeposit", { methodId: "1", method: "sandcard", ...given });
  const unverified = { is_kyc_block_enabled: true, is_verified: false };
  const poorLimit = { deposit_limit: { ...limit, expired_at: "2999-01-01T00:00:00Z" } };

  it.each([
    ["26", unverified, { amount: "x" }, { code: "VERIFICATION_REQUIRED", action: "deposit" }],
    ["format", {}, { amount: "5.5e1", ...fraud }, invalid({ amount: ["WRONG_FORMAT"] })],
    ["bounds", {}, { amount: "9", campaign_offer_id: "1" }, invalid({ amount: ["MIN"] })],
    ["bounds", {}, { amount: "5001", campaign_offer_id: "1" }, invalid({ amount: ["MAX"] })],
    [
      "offer",
      {},
      { amount: "13", campaign_offer_id: "1", ...fraud },
      invalid({ campaign_offer_id: ["WRONG_VALUE"] }),
    ],
    [
      "requisites",
      poorLimit,
      { amount: "13", ...fraud },
      { code: "REQUISITES_FRAUD", requisites_id: "sr_14" },
    ],
    ["billing", poorLimit, { amount: "14", ...card }, { code: "BILLING_ERROR" }],
    ["limit", poorLimit, { amount: "50", ...card }, { code: "DEPOSIT_LIMIT", available_amount: "5.00" }],
  ])("%s", async (_check, patch, given, refusal) => {
    await signIn("requisites", patch);
    expect(await post(given as unknown as Record<string, string>)).toMatchObject(refusal);
    expect((await client.read("cashier.gethistory", { type: "deposit" })).total).toBe(1);
  });

  it("names everything that is wrong with method and amount at once", async () => {
    await signIn("demo");
    expect(await client.write("cashier.makedeposit")).toEqual(
      invalid({ method: ["REQUIRED"], methodId: ["REQUIRED"], amount: ["REQUIRED"] }),
    );
    expect(await post({ method: "nope", methodId: "2", amount: "50" })).toEqual(
      invalid({ method: ["WRONG_VALUE"] }),
    );
    expect(await post({ methodId: "2", amount: "50" })).toEqual(invalid({ methodId: ["WRONG_VALUE"] }));
  });

  it.each([
    ["demo", "10", undefined],
    ["demo", "10.50", "WRONG_FORMAT"],
    ["demo", "10.00", "WRONG_FORMAT"],
    ["demo", "0", "WRONG_FORMAT"],
    ["demo", "-50", "WRONG_FORMAT"],
    ["demo", "1,000", "WRONG_FORMAT"],
    ["demo", "٥٠", "WRONG_FORMAT"],
    ["yen", "5000.5", "WRONG_FORMAT"],
  ])("%s pays %s: %s", paysUntil);

  it.each([
    ["demo", "10.50", undefined],
    ["demo", "10.505", "WRONG_FORMAT"],
    ["yen", "5000.5", "WRONG_FORMAT"],
    ["dinar", "10.505", undefined],
    ["tether", "10.123456", undefined],
    ["tether", "10.1234567", "WRONG_FORMAT"],
  ])("%s pays %s, where the settings allow decimals: %s", async (base, amount, problem) => {
    sandbox.world.state.patches.cmsConfig = { forms: { amounts: "decimals" } };
    await paysUntil(base, amount, problem);
  });

  async function paysUntil(base: string, amount: string, problem: string | undefined) {
    await signIn(base);
    const before = (await client.read("account.getBalance")).balance_main;
    const answer = await client.write("cashier.makedeposit", {
      methodId: "7",
      method: "sandinstant",
      amount,
    });
    const after = (await client.read("account.getBalance")).balance_main;
    if (problem) expect(answer).toEqual(invalid({ amount: [problem] }));
    else expect(Number(after.amount) - Number(before.amount)).toBeCloseTo(Number(amount), 6);
    if (problem) expect(after).toEqual(before);
  }
});

describe("of a withdrawal (docs/contract.md#o14): each wins over all that follow", () => {
  const post = (given: Record<string, string>) =>
    client.write("cashier.makewithdrawal", { methodId: "1", method: "sandcard", ...given });
  const wrong = { amount: "x", ...fraud };
  const noNeeds = { is_verified: true };

  it.each([
    [
      "26",
      { is_kyc_block_enabled: true, is_verified: false, is_on_verification: true },
      wrong,
      { code: "VERIFICATION_REQUIRED" },
    ],
    [
      "24",
      { is_verified: false, is_on_verification: true, needs: ["profile"], profile: {} },
      wrong,
      { code: "KYC_WITHDRAWAL", status: "verification" },
    ],
    [
      "24 again",
      { is_verified: false, is_verification_rejected: true },
      wrong,
      { code: "KYC_WITHDRAWAL", status: "change" },
    ],
    ["format", noNeeds, wrong, invalid({ amount: ["WRONG_FORMAT"] })],
    [
      "a way out",
      noNeeds,
      { methodId: "7", method: "sandinstant", amount: "50" },
      invalid({ method: ["WRONG_VALUE"] }),
    ],
    ["requisites", noNeeds, { amount: "5", ...fraud }, { code: "REQUISITES_FRAUD" }],
    [
      "21 below",
      noNeeds,
      { amount: "9", ...card },
      { code: "WITHDRAWAL_LIMIT", min_amount: "10.00", max_amount: "5000.00", currency: "EUR" },
    ],
    ["21 above", noNeeds, { amount: "5001", ...card }, { code: "WITHDRAWAL_LIMIT" }],
    ["5", noNeeds, { amount: "1500", ...card }, { status: 400, code: "INSUFFICIENT_FUNDS" }],
  ])("%s", async (_check, patch, given, refusal) => {
    await signIn("requisites", patch);
    expect(await post(given as unknown as Record<string, string>)).toMatchObject(refusal);
    expect((await client.read("cashier.gethistory", { type: "withdrawal" })).total).toBe(0);
    expect((await client.read("account.getBalance")).balance_main.amount).toBe("200.00");
  });

  it.each([
    [["profile", "contact", "deposit"], "NEED_PROFILE"],
    [["contact", "deposit"], "NEED_CONTACT"],
    [["deposit"], "NEED_DEPOSIT"],
  ])("of %j first %s", async (needs, code) => {
    const nameless = { first_name: "" };
    const email = { contact: "x@sandbox.test", is_confirmed: false, is_subscribed: false };
    await signIn("requisites", { needs, profile: nameless, email, phone: null, transactions: [] });
    expect(await post(wrong)).toMatchObject({ status: 422, code });
  });

  it("22 says what the day still leaves", async () => {
    await signIn("requisites", { balance_main: { amount: "9000.00", currency: "EUR" } });
    expect(await post({ amount: "4500", ...card })).toMatchObject({ status: "pending" });
    expect(await post({ amount: "600", ...card })).toMatchObject({
      code: "WITHDRAWAL_PERIOD_LIMIT",
      period_days: 1,
      limit_amount: "5000.00",
      available_amount: "500.00",
    });
    expect((await client.read("cashier.getwithdrawsettings")).limits[0]).toMatchObject({
      used_amount: "4500.00",
    });
  });

  it.each([
    ["21", "WITHDRAWAL_DECLINED"],
    ["22", "WITHDRAWAL_LIMIT"],
    ["23", "WITHDRAWAL_PERIOD_LIMIT"],
    ["24", "KYC_PROFILE"],
    ["25", "KYC_WITHDRAWAL"],
    ["26", "REQUISITES_PENDING"],
    ["27", "REQUISITES_VALIDATE"],
    ["28", "REQUISITES_FRAUD"],
    ["29", "VERIFICATION_REQUIRED"],
  ])("the amount %s is refused with %s", async (amount, code) => {
    await signIn("demo");
    expect(await post({ amount, ...card })).toMatchObject({ code });
    await signIn("yen");
    expect(await post({ amount: `${amount}00`, ...card })).toMatchObject({ code });
  });
});

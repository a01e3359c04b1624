import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";

const { client } = await testSandbox();

const write: typeof client.write = (...input) => client.write(...input);

describe("promo codes and offers", () => {
  const check = (promo_code: string) => write("campaigns.checkPromocode", { promo_code });
  const activate = (promo_code: string) => write("campaigns.activateOffer", { promo_code });

  it.each(["WELCOME100", "SPINS20", "CASHBACK5", " welcome100 "])("%s is valid for anybody", async (code) => {
    expect(await check(code)).toBe(1);
  });

  it.each([
    ["EXPIRED1", "EXPIRED"],
    ["SOON1", "NOT_STARTED"],
    ["USED1", "ALREADY_USED"],
    ["FULL1", "LIMIT_REACHED"],
    ["VIPONLY1", "NOT_ELIGIBLE"],
    ["USDONLY1", "WRONG_CURRENCY"],
    ["BRONLY1", "WRONG_COUNTRY"],
    ["DEPFIRST1", "DEPOSIT_REQUIRED"],
    ["BUSY1", "BONUS_ACTIVE"],
    ["WEIRD1", "SOMETHING_NEW"],
    ["anything", "INVALID"],
    ["", "INVALID"],
    ["toString", "INVALID"],
  ])("%s is %s", async (code, expected) => {
    expect(await check(code)).toBe(0);
    await client.login("demo");
    expect(await activate(code)).toEqual(invalid({ promo_code: [expected] }));
  });

  it.each([
    ["WELCOME100", "bonuses.get", { status: "new", amount: { amount: "54.00", currency: "USD" } }],
    ["SPINS20", "freespins.get", { remaining_count: 20, game: { sysname: "sand-dunes" } }],
    ["CASHBACK5", "cashbacks.get", { status: "active", percent: 5 }],
  ])("%s brings its reward once", async (code, list, reward) => {
    await client.login("poor");
    expect(await activate(code)).toMatchObject({ promo_code: code, sysname: code.toLowerCase() });
    expect((await client.get(list)).body.data.items).toMatchObject([reward]);
    expect(await activate(code)).toEqual(invalid({ promo_code: ["ALREADY_USED"] }));
    expect(await check(code)).toBe(0);
  });

  it("an offer is taken once, by who qualifies", async () => {
    await client.login("poor");
    const take = (offer_id: string) => write("campaigns.takepromotions", { offer_id });
    expect(await take("38")).toBe(1);
    expect((await client.get("loyalty.getinfo")).body.data.points).toBe(15);
    expect(await take("38")).toMatchObject({ code: "WRONG_STATE" });
    expect(await take("33")).toMatchObject({ code: "WRONG_STATE" });
    expect(await take("999")).toEqual(invalid({ offer_id: ["WRONG_VALUE"] }));
  });

  it.each([
    ["needdeposit", "NEED_DEPOSIT"],
    ["needprofile", "NEED_PROFILE"],
    ["needcontact", "NEED_CONTACT"],
  ])("%s hears %s first", async (name, code) => {
    await client.login(name);
    expect(await activate("WELCOME100")).toMatchObject({ status: 422, code });
    expect(await write("campaigns.takepromotions", { offer_id: "38" })).toMatchObject({ status: 422, code });
    expect((await client.get("bonuses.get")).body.data.items).toEqual([]);
  });
});

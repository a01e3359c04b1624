import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";

const { client } = await testSandbox();

const info = () => client.read("account.getInfo");
const contacts = async () => (await client.read("account.getprofileinfo", { fields: "contacts" })).contacts;
const write: typeof client.write = (...input) => client.write(...input);

describe("account.saveProfileInfo", () => {
  const profile = async () => (await client.get("account.getprofileinfo", { fields: "document" })).body.data;

  it("changes what may change, and clears what came empty", async () => {
    await client.login("demo");
    expect(await write("account.saveProfileInfo", { home_town: "Toledo", address: "", sex: "1" })).toBe(1);
    expect(await profile()).toMatchObject({ home_town: "Toledo", sex: 1 });
    expect(await profile()).not.toHaveProperty("address");
  });

  it("keeps what was verified", async () => {
    await client.login("demo");
    expect(await write("account.saveProfileInfo", { first_name: "Diana", home_town: "Toledo" })).toBe(1);
    expect(await write("account.saveProfileInfo", { first_name: "Diane" })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("lets nothing go missing that is being verified", async () => {
    await client.login("onkyc");
    expect(await write("account.saveProfileInfo", { last_name: "" })).toEqual({
      status: 422,
      code: "KYC_PROFILE",
      fields: ["last_name"],
    });
  });

  it.each([
    [{ birth_date: "2020-01-01" }, { birth_date: ["UNDERAGE"] }],
    [{ country_code: "ZZ" }, { country_code: ["WRONG_VALUE"] }],
    [{ sex: "3" }, { sex: ["WRONG_VALUE"] }],
    [{ postcode: "1".repeat(13) }, { postcode: ["TOO_LONG"] }],
  ])("%j is refused", async (parameters, problems) => {
    await client.login("newbie");
    expect(await write("account.saveProfileInfo", parameters)).toEqual(
      invalid(problems as Record<string, string[]>),
    );
  });

  it("leaves registration fields alone once the registration stands", async () => {
    await client.login("newbie");
    await write("account.saveProfileInfo", { email: "other@mail.test", password: "Another-1" });
    expect((await contacts()).email.contact).toBe("newbie@sandbox.test");
  });

  it("finishes a registration", async () => {
    await client.login("incomplete");
    const fields = { first_name: "Ana", mobile: "5511987654321", phone_country_code: "BR", currency: "EUR" };
    expect(await write("account.saveProfileInfo", fields)).toBe(1);
    expect((await info()).is_registration_completed).toBe(false);
    expect(await write("account.saveProfileInfo", { birth_date: "1991-02-03", notify: "1" })).toBe(1);
    expect(await info()).toMatchObject({
      is_registration_completed: true,
      balance_main: { currency: "EUR" },
      is_subscribed: true,
    });
    expect((await contacts()).phone).toMatchObject({ contact: "5511987654321", phone_country_code: "BR" });
    expect((await client.get("loyalty.getnotifications")).body.data).toMatchObject([{ trigger: "profile" }]);
  });

  it("finishes with a field that only the world's list knows", async () => {
    const nickname = { type: "input", attributes: { is_required: true, regex: "^[a-z]+$" } };
    await client.control("PATCH", "config", { personalDataFields: { fields: { nickname } } });
    await client.login("incomplete");
    expect(await write("account.saveProfileInfo", { birth_date: "1991-02-03" })).toBe(1);
    const missing = await client.read("Account.getPersonalDataFields");
    expect(missing.map(({ sysname }: { sysname: string }) => sysname)).toContain("nickname");
    const wrong = await write("account.saveProfileInfo", { nickname: "A1" });
    expect(wrong).toEqual(invalid({ nickname: ["WRONG_FORMAT"] }));
    expect(await write("account.saveProfileInfo", { nickname: "ana" })).toBe(1);
    expect((await info()).is_registration_completed).toBe(true);
  });

  it("frees a player of whom a profile was demanded", async () => {
    await client.login("needprofile");
    expect(await write("campaigns.activateOffer", { promo_code: "WELCOME100" })).toMatchObject({
      code: "NEED_PROFILE",
      fields: ["first_name", "last_name", "birth_date"],
    });
    await write("account.saveProfileInfo", {
      first_name: "Ana",
      last_name: "Cruz",
      birth_date: "1991-02-03",
    });
    expect(await write("campaigns.activateOffer", { promo_code: "WELCOME100" })).toMatchObject({
      promo_code: "WELCOME100",
    });
  });
});

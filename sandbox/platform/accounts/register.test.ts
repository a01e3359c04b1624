import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createClient, testSandbox } from "../../test-client";

const { sandbox, client } = await testSandbox();

const fast = {
  login: "ana@mail.test",
  email: "ana@mail.test",
  country: "ES",
  birth_date: "1990-05-17",
  terms: "1",
};
const full = {
  ...fast,
  password: "Secret-77",
  phone: "34611222333",
  phone_country_code: "ES",
  currency: "EUR",
  locale: "es-ES",
  first_name: "Ana",
  last_name: "Cruz",
  region: "ES-CT",
  home_town: "Girona",
  address: "Carrer 1",
  postcode: "17001",
  notify: "1",
  character_id: "3",
};

describe("auth.register", () => {
  it("opens an account that holds what was given, and nothing else", async () => {
    const { status, body } = await client.post("auth.register", full);
    expect([status, body.data.status]).toEqual([200, "success"]);
    expect(body.data).not.toHaveProperty("generated");
    expect(body.data.payload).toMatchObject({
      login: "ana@mail.test",
      locale: "es-ES",
      country_code: "ES",
      is_registration_completed: true,
      is_subscribed: true,
      is_verified: false,
      balance_main: { amount: "0.00", currency: "EUR" },
    });
    const profile = await client.get("account.getprofileinfo", { fields: "contacts" });
    expect(profile.body.data).toMatchObject({
      first_name: "Ana",
      last_name: "Cruz",
      birth_date: "1990-05-17",
      region: "ES-CT",
      contacts: {
        email: { contact: "ana@mail.test", is_confirmed: false, is_subscribed: true },
        phone: { contact: "34611222333", is_confirmed: false, phone_country_code: "ES" },
      },
    });
    expect((await client.get("loyalty.getinfo")).body.data.character.id).toBe(3);
    expect((await client.get("loyalty.getnotifications")).body.data).toMatchObject([{ trigger: "register" }]);
  });

  it("lets the new player in again, by e-mail and by phone", async () => {
    await client.post("auth.register", full);
    for (const login of ["ana@mail.test", "+34611222333"]) {
      const again = await createClient(sandbox).login(login, { password: "Secret-77" });
      expect(again.body.data.status).toBe("success");
    }
  });

  it("sends a code that confirms the e-mail, as a link to the site", async () => {
    await client.post("auth.register", fast, {
      "X-Forwarded-Host": "casino.example",
      "X-Forwarded-Proto": "https",
    });
    const { messages } = (await client.control("GET", "outbox?contact=ana@mail.test")).body;
    expect(messages).toMatchObject([
      {
        kind: "confirmation",
        code: "123456",
        link: "https://casino.example/confirmation?contact=ana%40mail.test&code=123456",
      },
    ]);
  });

  it("generates credentials without a password, and they work", async () => {
    const { generated } = (await client.post("auth.register", fast)).body.data;
    expect(generated).toEqual({
      login: "ana@mail.test",
      password: expect.stringMatching(/^[\x21-\x7e]{6,20}$/),
    });
    const again = await createClient(sandbox).login(generated.login, { password: generated.password });
    expect(again.body.data.status).toBe("success");
  });

  it.each([
    ["0", "free_spins", "freespins.get", 20],
    ["1", "bonuses", "BettingBonuses.get", undefined],
  ])("with is_betting=%s attaches %s", async (is_betting, _what, method, count) => {
    await client.post("auth.register", { ...full, is_betting });
    const { data } = (await client.get(method)).body;
    const items = data.items ?? data;
    expect(items).toHaveLength(1);
    expect(items[0].remaining_count).toBe(count);
    const taken = await client.post("campaigns.takepromotions", {
      offer_id: is_betting === "1" ? "35" : "34",
    });
    expect(taken.body.error.code).toBe("WRONG_STATE");
  });

  it("ends the session it came with", async () => {
    await client.login("demo");
    const old = client.cookie();
    await client.post("auth.register", fast);
    expect((await client.get("account.getInfo")).body.data.login).toBe("ana@mail.test");
    expect((await client.get("account.getInfo", {}, { cookie: old })).body.data.uid).toBe(0);
  });

  it.each([
    [{ email: "" }, { email: ["REQUIRED"] }],
    [{ email: "ana@mail" }, { email: ["WRONG_FORMAT"] }],
    [{ email: "ana @mail.test" }, { email: ["WRONG_FORMAT"] }],
    [{ country: "US" }, { country: ["COUNTRY_FORBIDDEN"] }],
    [{ country: "ZZ" }, { country: ["WRONG_VALUE"] }],
    [{ phone: "34611220000" }, { phone: ["WRONG_FORMAT"] }],
    [{ phone: "44611222333" }, { phone: ["WRONG_FORMAT"] }],
    [{ birth_date: "2020-01-01" }, { birth_date: ["UNDERAGE"] }],
    [{ birth_date: "1900-01-01" }, { birth_date: ["MIN"] }],
    [{ birth_date: "1990-02-30" }, { birth_date: ["WRONG_FORMAT"] }],
    [{ password: "short" }, { password: ["TOO_SHORT"] }],
    [{ password: "x".repeat(21) }, { password: ["TOO_LONG"] }],
    [{ password: "with space" }, { password: ["WRONG_FORMAT"] }],
    [{ first_name: "An4" }, { first_name: ["WRONG_FORMAT"] }],
    [{ region: "BR-SP" }, { region: ["WRONG_VALUE"] }],
    [{ country: "LV", region: "LV-RIX", postcode: "1010" }, { postcode: ["WRONG_FORMAT"] }],
    [{ currency: "XXX" }, { currency: ["WRONG_VALUE"] }],
    [{ locale: "xx" }, { locale: ["WRONG_VALUE"] }],
    [{ terms: "0" }, { terms: ["NOT_ACCEPTED"] }],
    [{ character_id: "99" }, { character_id: ["WRONG_VALUE"] }],
    [{ promo_code: "EXPIRED1" }, { promo_code: ["EXPIRED"] }],
    [{ promo_code: "WEIRD1" }, { promo_code: ["SOMETHING_NEW"] }],
    [{ promo_code: "nothing" }, { promo_code: ["INVALID"] }],
  ])("%j is refused, form A", async (change, expected) => {
    const { status, body } = await client.post("auth.register", { ...full, ...change });
    expect([status, body.error.code]).toEqual([400, "INVALID_PARAMETERS"]);
    expect(body.error.error_data.invalid_parameters).toMatchObject(expected);
    expect(client.cookie()).toBe("");
  });

  it.each([
    [{ email: "taken@sandbox.test" }, { email: ["UNIQUE"] }],
    [{ email: "Demo@sandbox.test" }, { email: ["UNIQUE"] }],
    [{ phone: "34600000001" }, { phone: ["UNIQUE"] }],
    [{ login: "demo@sandbox.test" }, { login: ["UNIQUE"] }],
  ])("%j is refused, form B", async (change, expected) => {
    const { status, body } = await client.post("auth.register", { ...full, ...change });
    expect([status, body.error.code, body.error.error_data]).toEqual([400, "REGISTRATION_REFUSED", expected]);
  });

  it("checks a promo code and leaves it unused", async () => {
    await client.post("auth.register", { ...full, promo_code: "WELCOME100" });
    expect((await client.get("bonuses.get")).body.data.items).toEqual([]);
    expect((await client.post("campaigns.activateOffer", { promo_code: "WELCOME100" })).status).toBe(200);
  });
});

describe("registration from a messenger", () => {
  /** docs/contract.md#7.2. */
  const hash = "d636233d187f9682f77c7fef157419629806f7d5041df131927310eb976045bc";
  const payload =
    "auth_date=1767225600&query_id=AAESANDBOX&user=%7B%22id%22%3A777000111%2C%22first_name%22%3A%22Mini%22%2C%22" +
    `username%22%3A%22mini_player%22%2C%22language_code%22%3A%22pt%22%7D&hash=${hash}`;
  const launch = { is_tg: "1", id: "777000111", username: "mini_player", hash, language_code: "pt", payload };

  it("opens an unfinished account, and knows it the next time", async () => {
    const { body } = await client.post("auth.register", launch);
    expect(body.data.payload).toMatchObject({
      fakename: "miniplayer",
      locale: "pt-BR",
      is_registration_completed: false,
    });
    const again = await createClient(sandbox).post("auth.register", launch);
    expect(again.body.data.payload.uid).toBe(body.data.payload.uid);
  });

  it.each([
    ["another hash", { hash: hash.replace("d6", "d7") }],
    ["another id", { id: "777000112" }],
    ["a payload that was changed", { payload: payload.replace("mini_player", "maxi_player") }],
    ["a signature of nobody's", { payload: signed("wrong token"), hash: "" }],
    ["broken percent encoding", { payload: "user=%E0%A4%A" }],
    ["nothing", { payload: "", hash: "" }],
  ])("refuses %s", async (_case, change) => {
    const { status, body } = await client.post("auth.register", { ...launch, ...change });
    expect([status, body.error.code]).toEqual([401, "WRONG_CREDENTIALS"]);
    expect(client.cookie()).toBe("");
  });

  function signed(token: string) {
    const key = createHmac("sha256", "WebAppData").update(token).digest();
    const user = '{"id":777000111}';
    const own = createHmac("sha256", key).update(`user=${user}`).digest("hex");
    return `user=${encodeURIComponent(user)}&hash=${own}`;
  }
});

describe("the field list follows the world", () => {
  const names = async (parameters = {}) =>
    (await client.get("Account.getPersonalDataFields", parameters)).body.data.map(
      ({ sysname }: { sysname: string }) => sysname,
    );

  it("gives each country what it asks for", async () => {
    expect(await names({ country: "BR" })).toEqual(
      expect.arrayContaining(["document_type", "document_number", "region"]),
    );
    expect(await names({ country: "JP" })).not.toContain("region");
    const { body } = await client.get("Account.getPersonalDataFields", { country: "LV" });
    const postcode = body.data.find(({ sysname }: { sysname: string }) => sysname === "postcode");
    expect(postcode.attributes).toMatchObject({ mask: "@@-####", regex: "^LV-\\d{4}$" });
  });

  it("loses, moves, changes and gains fields by the control endpoint, for the check as for the list", async () => {
    await client.control("PATCH", "config", {
      personalDataFields: {
        order: ["country", "nickname"],
        fields: {
          birth_date: null,
          mobile: { attributes: { is_required: true } },
          nickname: { type: "input", attributes: { is_required: true, regex: "^[a-z]+$" } },
          middle_name: { attributes: { is_visible: true } },
        },
      },
    });
    const shown = await names({ country: "ES" });
    expect(shown.slice(0, 3)).toEqual(["country", "nickname", "email"]);
    expect(shown).toContain("middle_name");
    expect(shown).not.toContain("birth_date");
    const { body } = await client.post("auth.register", {
      email: "ana@mail.test",
      country: "ES",
      nickname: "A1",
    });
    expect(body.error.error_data.invalid_parameters).toEqual({
      phone: ["REQUIRED"],
      nickname: ["WRONG_FORMAT"],
    });
    const ok = {
      email: "ana@mail.test",
      country: "ES",
      nickname: "ana",
      phone: "34611222333",
      middle_name: "Bea",
    };
    expect((await client.post("auth.register", ok)).body.data.payload.is_registration_completed).toBe(true);
    expect((await client.get("account.getprofileinfo")).body.data.middle_name).toBe("Bea");
  });
});

import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isDay } from "../../../../tests/support/by-day";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { loadRegistration } from "./load-registration.server";
import {
  authAnswerOf,
  errorsOf,
  type Fields,
  fast,
  full,
  locationOf,
  openSignUp,
} from "./testing/sign-up-page";

let site: Awaited<ReturnType<typeof openSignUp>>;

beforeAll(async () => {
  site = await openSignUp();
});
beforeEach(() => site.sandbox.reset());
afterAll(() => site.close());

describe("a full registration", () => {
  it("opens an account, signs in, and leads to the cashier by a full load", async () => {
    const { answer, cookieHeader } = await site.post(full);
    expect(locationOf(answer)).toBe("http://localhost:3000/cashier/deposit?register=success");
    expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    expect(cookieHeader).toContain("cr_player=1");
    expect(cookieHeader).toContain("i18n_locale=en-US");
    const next = await site.contextFor({ cookieHeader });
    expect(await next.player()).toMatchObject({ kind: "player", account: { login: "ana@mail.test" } });
    expect(await next.platform.call("account.getprofileinfo", { fields: ["contacts"] })).toMatchObject({
      first_name: "Ana",
      birth_date: "1990-04-30",
      region: "ES-CT",
      contacts: { phone: { contact: "34611222333", phone_country_code: "ES" } },
    });
  });

  it("is sent exactly as docs/product.md#7.1 says", async () => {
    await site.post({
      ...full,
      notify: undefined,
      is_betting: "1",
      character_id: "3",
      hasPromocode: undefined,
    });
    expect(await site.calls("auth.register")).toEqual([
      {
        address: "Calle 1",
        birth_date: "1990-04-30",
        character_id: "3",
        country: "ES",
        currency: "EUR",
        email: "ana@mail.test",
        first_name: "Ana",
        home_town: "Girona",
        is_betting: "1",
        last_name: "Ruiz",
        locale: "en-US",
        login: "ana@mail.test",
        notify: "0",
        password: "Secret-77",
        phone: "34611222333",
        phone_country_code: "ES",
        postcode: "17001",
        region: "ES-CT",
        terms: "1",
      },
    ]);
  });

  it.each([
    ["/gamehall?category=slots", "http://localhost:3000/gamehall?category=slots&register=success"],
    ["/pt-BR/gamehall", "http://localhost:3000/gamehall?register=success"],
    ["//evil.example/x", "http://localhost:3000/cashier/deposit?register=success"],
  ])("goes where it was wanted: %s", async (redirectUrl, expected) => {
    const { answer } = await site.post({ ...full, redirectUrl });
    expect(locationOf(answer)).toBe(expected);
  });

  it("stays in its frame", async () => {
    const { answer } = await site.post(full, { isFramed: true });
    expect(locationOf(answer)).toBe("/forms/sign_up?done=1&_non_strict=1");
  });
});

describe("a fast registration", () => {
  it("asks for little, and has the made up password shown once", async () => {
    const { answer, cookieHeader } = await site.post(fast);
    expect(locationOf(answer)).toBe(
      "http://localhost:3000/cashier/deposit?register=success&dialog=credentials",
    );
    expect(cookieHeader).toContain("cr_credentials=");
    expect(cookieHeader).not.toContain("ana");
    const [sent] = await site.calls("auth.register");
    expect(Object.keys(sent ?? {})).not.toContain("password");
  });
});

describe("what the form itself finds wrong", () => {
  it("calls no method of the platform, and returns what was typed without the password", async () => {
    const { answer } = await site.post({ ...full, email: "ana@", terms: undefined, home_town: "Vic" });
    expect(authAnswerOf(answer).init.status).toBe(400);
    expect(errorsOf(answer)).toEqual({
      email: ["common.fieldsValidatorErrors.wrongEmailAddress"],
      terms: ["common.fieldsValidatorErrors.uncheckedCheckbox"],
    });
    const { registration } = authAnswerOf(answer).data;
    expect(registration?.values).toMatchObject({ email: "ana@", home_town: "Vic", terms: "", notify: "1" });
    expect(JSON.stringify(answer)).not.toContain("Secret-77");
    expect(await site.calls("auth.register")).toEqual([]);
  });

  it("sends a script its errors alone", async () => {
    const { answer } = await site.post({ ...full, email: "" }, { isDataRequest: true });
    expect(errorsOf(answer)).toEqual({ email: ["common.fieldsValidatorErrors.insertEmailAddress"] });
    expect(authAnswerOf(answer).data.registration).toBeUndefined();
  });

  it("needs in the full form what the fast one hides", async () => {
    const { answer } = await site.post({ ...fast, type: "form-email", region: "ES-CT" });
    expect(Object.keys(errorsOf(answer) ?? {}).sort()).toEqual(
      ["address", "first_name", "home_town", "last_name", "mobile", "password", "postcode"].sort(),
    );
  });
});

it("calls no method of the platform for bodies of any kind, and never fails", {
  timeout: 60_000,
}, async () => {
  const names = fc.oneof(fc.constantFrom(...Object.keys(full), "intent", "purpose", "attempt"), fc.string());
  const bodies = fc.sample(fc.dictionary(names, fc.string({ unit: "binary" })), isDay ? 15 : 50);
  for (const body of bodies) {
    // Without the terms none of them can be right.
    const { answer } = await site.post({ ...body, terms: undefined });
    const status = answer instanceof Response ? answer.status : answer.init?.status;
    expect([200, 302, 400]).toContain(status);
  }
  for (const method of ["auth.register", "account.saveProfileInfo", "campaigns.checkPromocode"])
    expect(await site.calls(method)).toEqual([]);
});

describe("what the platform refuses", () => {
  it.each<[Fields, string, string]>([
    [{ email: "taken@sandbox.test" }, "email", "common.validationErrors.UNIQUE"],
    [{ mobile: "611220000" }, "mobile", "common.validationErrors.WRONG_FORMAT"],
    [{ country: "US", region: "US-NV" }, "country", "common.validationErrors.COUNTRY_FORBIDDEN"],
    [{ hasPromocode: "on", promo_code: "EXPIRED1" }, "promo_code", "common.promoCodeErrors.INVALID"],
    [{ hasPromocode: "on", promo_code: "NOSUCH" }, "promo_code", "common.promoCodeErrors.INVALID"],
  ])("%j is shown at the field %s", async (change, field, issue) => {
    const { answer, cookieHeader } = await site.post({ ...full, ...change });
    expect(authAnswerOf(answer).init.status).toBe(422);
    expect(errorsOf(answer)).toMatchObject({ [field]: [issue] });
    expect(authAnswerOf(answer).data.refusal).toBeNull();
    expect(cookieHeader).not.toContain("cr_player");
  });

  it("names its code for the analytics", async () => {
    const { answer } = await site.post({ ...full, email: "taken@sandbox.test" });
    expect(authAnswerOf(answer).data.errorCode).toBe("REGISTRATION_REFUSED");
  });

  it.each([
    ["auth.register=InvalidRequestException/REGISTRATION_REFUSED", 422, { reason: "wrongEntry" }],
    ["auth.register=TooManyRequestsException", 429, { reason: "tooMany", seconds: expect.any(Number) }],
    ["auth.register=status:503", 503, { reason: "unanswered" }],
    ["auth.register=wrongtype", 503, { reason: "unanswered" }],
    ["Account.getPersonalDataFields=status:503", 503, { reason: "unanswered" }],
  ])("%s answers %i", async (fault, status, refusal) => {
    await site.sandbox.fail([fault]);
    const { answer } = await site.post(full);
    expect(authAnswerOf(answer).init.status).toBe(status);
    expect(authAnswerOf(answer).data.refusal).toEqual(refusal);
  });

  it("tells for how long to wait", async () => {
    await site.sandbox.fail(["auth.register=TooManyRequestsException"]);
    const { answer } = await site.post(full);
    expect(new Headers(authAnswerOf(answer).init.headers).get("Retry-After")).toMatch(/^\d+$/);
  });
});

describe("the same form sent twice", () => {
  const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

  it("opens one account, and signs in both times", async () => {
    const [one, other] = await Promise.all([
      site.post({ ...full, attempt }),
      site.post({ ...full, attempt }),
    ]);
    for (const { answer, cookieHeader } of [one, other]) {
      expect(locationOf(answer)).toBe("http://localhost:3000/cashier/deposit?register=success");
      const next = await site.contextFor({ cookieHeader });
      expect(await next.player()).toMatchObject({ kind: "player" });
    }
    expect(await site.calls("auth.register")).toHaveLength(1);
  });

  it("opens one account when the second sending ends the first", async () => {
    await site.sandbox.fail(["auth.register=delayafter:700"]);
    const first = new AbortController();
    const form = { ...full, attempt: attempt.replace("0f", "2f") };
    const both = [site.post(form, { signal: first.signal }), site.post(form)];
    await vi.waitFor(async () => expect(await site.calls("auth.register")).toHaveLength(1), 5000);
    first.abort();
    for (const { answer } of await Promise.all(both))
      expect(locationOf(answer)).toBe("http://localhost:3000/cashier/deposit?register=success");
    expect(await site.calls("auth.register")).toHaveLength(1);
  });

  it("is another attempt once something in it has changed, or it failed", async () => {
    const other = { ...full, attempt: attempt.replace("0f", "1f") };
    await site.post({ ...other, email: "taken@sandbox.test" });
    await site.post({ ...other, email: "taken@sandbox.test" });
    expect(locationOf((await site.post(other)).answer)).toContain("register=success");
    expect(await site.calls("auth.register")).toHaveLength(3);
  });
});

describe("a promo code", () => {
  const cookieHeader = "cr_promo=WELCOME100";

  it("is activated with the new account, and forgotten", async () => {
    const { cookieHeader: after } = await site.post(
      { ...full, hasPromocode: "on", promo_code: " WELCOME100 " },
      { cookieHeader },
    );
    expect((await site.calls("auth.register"))[0]).toMatchObject({ promo_code: "WELCOME100" });
    expect(await site.calls("campaigns.activateOffer")).toMatchObject([{ promo_code: "WELCOME100" }]);
    expect(after).toMatch(/cr_promo=(;|$)/);
    const next = await site.contextFor({ cookieHeader: after });
    expect((await next.platform.call("bonuses.get")).items).not.toEqual([]);
  });

  it("that the visitor took away counts for nothing", async () => {
    await site.post({ ...full, promo_code: "WELCOME100" }, { cookieHeader });
    expect((await site.calls("auth.register"))[0]).not.toHaveProperty("promo_code");
    expect(await site.calls("campaigns.activateOffer")).toEqual([]);
  });

  it("one came with is activated where the form does not ask for one", async () => {
    await site.sandbox.config({ cmsConfig: { auth: { promoCode: { isActive: false } } } });
    await site.post(full, { cookieHeader });
    expect(await site.calls("campaigns.activateOffer")).toMatchObject([{ promo_code: "WELCOME100" }]);
  });

  it("that cannot be activated after all does not undo the account", async () => {
    await site.sandbox.fail(["campaigns.activateOffer=UserNeedDepositException"]);
    const { answer } = await site.post({ ...full, hasPromocode: "on", promo_code: "WELCOME100" });
    expect(locationOf(answer)).toContain("register=success");
  });
});

describe("the rest of a registration", () => {
  const purpose = "complete";
  const open = async (cookieHeader: string) => {
    const context = await site.contextFor({ path: "/forms/sign_up", cookieHeader });
    return loadRegistration(context, { purpose, type: null, types: [] });
  };

  it("offers a character where new players choose one, and hands the choice over", async () => {
    const cookieHeader = await cookiesOf(site, "incomplete@sandbox.test");
    const { characters } = await open(cookieHeader);
    expect(characters.length).toBeGreaterThan(1);
    const chosen = characters[1]?.id;
    const { first_name, birth_date, mobile, phone_country_code, currency, country } = full;
    const fields = { purpose, character_id: chosen, first_name, birth_date, mobile, phone_country_code };
    await site.post({ ...fields, currency, country }, { cookieHeader });
    expect(await site.calls("account.saveProfileInfo")).toMatchObject([{ character_id: chosen }]);
  });

  it("offers none where the operator has none", async () => {
    await site.sandbox.config({ cmsConfig: { auth: { characterSelection: false } } });
    const cookieHeader = await cookiesOf(site, "incomplete@sandbox.test");
    await expect.poll(async () => (await open(cookieHeader)).characters).toEqual([]);
  });
});

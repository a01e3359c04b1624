import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadFields } from "./sign-up.server";
import { authAnswerOf, errorsOf, fast, full, locationOf, openSignUp } from "./testing/sign-up-page";

let site: Awaited<ReturnType<typeof openSignUp>>;

beforeAll(async () => {
  site = await openSignUp();
});
beforeEach(() => site.sandbox.reset());
afterAll(() => site.close());

describe("without script", () => {
  it("a country is applied with what was typed, never with the password", async () => {
    const { answer } = await site.post({ ...full, country: "BR", currency: "USD", intent: "country" });
    const { registration } = authAnswerOf(answer).data;
    expect(registration?.fields.map(({ sysname }) => sysname)).toEqual(
      expect.arrayContaining(["document_type", "document_number", "region"]),
    );
    expect(registration?.values).toMatchObject({
      country: "BR",
      region: "BR-SP",
      document_type: "cpf",
      first_name: "Ana",
      currency: registration?.fields.find(({ sysname }) => sysname === "currency")?.attributes.options
        ?.select?.[0]?.value,
    });
    expect(JSON.stringify(answer)).not.toContain("Secret-77");
    expect(await site.calls("auth.register")).toEqual([]);
  });

  it("a type is changed with what was typed", async () => {
    const { answer } = await site.post({ ...full, intent: "type:fast-mobile" });
    const { registration } = authAnswerOf(answer).data;
    expect(registration?.typeId).toBe("fast-mobile");
    expect(registration?.fields.map(({ sysname }) => sysname)).toEqual([
      "email",
      "birth_date",
      "country",
      "currency",
    ]);
    expect(registration?.values.email).toBe("ana@mail.test");
  });

  it("the social type is an address", async () => {
    const { answer } = await site.post({ ...full, intent: "type:social-login" });
    expect(locationOf(answer)).toBe("/forms/sign_up?type=social-login");
  });
});

describe("the list of fields", () => {
  it("decides what is asked: fields go, come and change places without a change here", async () => {
    await site.sandbox.config({
      personalDataFields: {
        fields: {
          postcode: null,
          middle_name: { attributes: { is_required: true } },
          favourite_team: {
            type: "select",
            attributes: {
              is_required: true,
              label: "favourite_team",
              options: { select: [{ value: "a", label: "Alpha" }] },
            },
          },
        },
        order: ["last_name", "email"],
      },
    });
    const { answer } = await site.post({ ...fast, last_name: undefined });
    expect(errorsOf(answer)).toEqual({
      middle_name: ["common.fieldsValidatorErrors.requiredField"],
      favourite_team: ["common.fieldsValidatorErrors.requiredField"],
    });
    const fields = authAnswerOf(answer).data.registration?.fields;
    expect(fields?.map(({ sysname }) => sysname).slice(0, 1)).toEqual(["email"]);
    expect(fields?.find(({ sysname }) => sysname === "favourite_team")?.label).toBe("Favourite team");
    await site.post({ ...fast, middle_name: "Eva", favourite_team: "a" });
    expect((await site.calls("auth.register"))[0]).toMatchObject({ middle_name: "Eva", favourite_team: "a" });
    const again = await site.post({ ...full, intent: "type:form-email", postcode: undefined });
    expect(
      authAnswerOf(again.answer)
        .data.registration?.fields.map(({ sysname }) => sysname)
        .slice(0, 2),
    ).toEqual(["last_name", "email"]);
  });
});

describe("the rest of a registration that another service began", () => {
  async function incomplete() {
    const { login, password } = await site.sandbox.clone("incomplete@sandbox.test");
    const context = await site.contextFor();
    await context.platform.call("auth.login", { login, password });
    return site.cookieHeader(context);
  }

  it("is saved, and leads on without the popup", async () => {
    const cookieHeader = await incomplete();
    const before = await site.contextFor({ cookieHeader });
    const requested = await loadFields(
      await site.contextFor({ cookieHeader, search: "?purpose=complete&country=BR" }),
    );
    expect(await before.player()).toMatchObject({ account: { is_registration_completed: false } });
    const names = requested?.fields.map(({ sysname }) => sysname) ?? [];
    expect(names.length).toBeGreaterThan(0);
    const { answer } = await site.post(
      { ...full, ...requested?.values, purpose: "complete", mobile: undefined, redirectUrl: "/gamehall" },
      { cookieHeader },
    );
    expect(locationOf(answer)).toBe("http://localhost:3000/pt-BR/gamehall");
    const after = await site.contextFor({ cookieHeader });
    expect(await after.player()).toMatchObject({ account: { is_registration_completed: true } });
  });

  it("asks who is not signed in to do that", async () => {
    const { answer } = await site.post({ ...full, purpose: "complete" });
    expect(locationOf(answer)).toBe("/forms/sign_in");
  });
});

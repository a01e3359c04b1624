import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { takeFlash } from "~/session/flash/flash.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadPersonalForm } from "./load-personal.server";
import { loadPersonalSettings } from "./personal.server";
import { settingsForms } from "./personal-forms.server";
import type { PersonalAnswer } from "./save-personal.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const page = "/profile/settings";
const method = "account.saveProfileInfo";
const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const settings = () => browser.visit(page, loadPersonalSettings);
  const { personal } = await settings();
  const shown = personal.form?.values ?? {};
  /** Sends all fields of the form, with some of them changed. */
  const post = (fields: Record<string, string> = {}, address = page) =>
    browser.visit(address, async (context) => {
      const form = formOf({ intent: "personal", attempt, ...shown, ...fields });
      const said = await answerAccountForms(context, form, settingsForms);
      if (said instanceof Response) return leadsTo(said);
      return { status: said.init?.status, ...(said.data as PersonalAnswer) };
    });
  const saved = async () => (await settings()).personal;
  const sent = () => browser.calls(method).map(({ params }) => params);
  return { browser, settings, post, saved, sent, personal };
}

const namesOf = (fields: readonly { sysname: string }[] | undefined) => fields?.map(({ sysname }) => sysname);
const valuesOf = (details: readonly { sysname: string; value: string | undefined }[]) =>
  Object.fromEntries(details.map(({ sysname, value }) => [sysname, value]));

describe("what a player sees of their own data", () => {
  it("is the platform's list: what is locked as a fact, the rest as fields, choices by their names", async () => {
    const { personal } = await open();
    expect(valuesOf(personal.details)).toEqual({
      first_name: "Diana",
      last_name: "Delgado",
      birth_date: "1988-03-21",
    });
    expect(personal.hasLocks).toBe(true);
    expect(namesOf(personal.form?.fields)).toEqual([
      "middle_name",
      "sex",
      "country",
      "region",
      "address",
      "postcode",
      "home_town",
    ]);
    expect(personal.form?.values).toMatchObject({ sex: "2", country: "ES", region: "ES-MD" });
  });

  it("says where the verification stands, and a login only where it is none of the contacts", async () => {
    const browser = await openPlayerBrowser(app);
    const known = await browser.visit(page, loadPersonalSettings);
    expect([known.step, known.login]).toEqual(["completed", undefined]);
    const newcomer = await openPlayerBrowser(app, "newbie@sandbox.test");
    expect(await newcomer.visit(page, loadPersonalSettings)).toMatchObject({ step: "start" });
  });

  it("is all fields where nothing is verified", async () => {
    const { personal } = await open("needkyc@sandbox.test");
    expect(personal.hasLocks).toBe(false);
    expect(personal.details).toEqual([]);
    expect(namesOf(personal.form?.fields)?.slice(0, 5)).toEqual([
      "first_name",
      "middle_name",
      "last_name",
      "birth_date",
      "sex",
    ]);
  });

  it("has a cpf where the platform asks for one", async () => {
    const { personal } = await open("cpf@sandbox.test");
    expect(personal.form?.values).toMatchObject({ document_type: "cpf", document_number: "529.982.247-25" });
  });

  it("is what is known, in words and never as a code, where the list cannot be read", async () => {
    const { browser, saved } = await open();
    browser.fail("Account.getPersonalDataFields=InternalServerErrorException");
    const { form, details } = await saved();
    expect(form).toBeNull();
    expect(valuesOf(details)).toMatchObject({ first_name: "Diana", country: "Spain", sex: "Female" });
    expect(JSON.stringify(details)).not.toContain("ES-MD");
  });
});

describe("saving it", () => {
  it("sends what has changed, under the platform's names, and nothing of what is locked", async () => {
    const { post, saved, sent } = await open();
    expect(await post({ home_town: "Toledo", first_name: "Eve", sex: "" })).toBe(page);
    expect(sent()).toEqual([{ home_town: "Toledo", sex: "" }]);
    const { form, details } = await saved();
    expect(form?.values).toMatchObject({ home_town: "Toledo", sex: "", address: "Calle Mayor 1" });
    expect(valuesOf(details).first_name).toBe("Diana");
  });

  it("says so of what was saved already, without asking", async () => {
    const { browser, post, sent } = await open();
    expect(await post()).toBe(page);
    expect(sent()).toEqual([]);
    expect(takeFlash(await browser.contextAt())?.text).toBe("There were no changes to save.");
  });

  it("keeps all that was typed where a field is wrong", async () => {
    const { post, sent } = await open("needkyc@sandbox.test");
    const said = await post({ first_name: "An4", home_town: "Toledo", country: "LV", postcode: "1050" });
    expect(said).toMatchObject({
      status: 400,
      result: { error: { first_name: expect.anything(), postcode: expect.anything() } },
      personal: { values: { first_name: "An4", home_town: "Toledo", country: "LV", postcode: "1050" } },
    });
    expect(sent()).toEqual([]);
  });

  it("blames the field that the platform blames, by the name that the form has", async () => {
    const { post, sent } = await open();
    // docs/contract.md#7.3: nobody may move to the United States.
    const said = await post({ country: "US", region: "US-NV", home_town: "Reno" });
    expect(said).toMatchObject({
      status: 422,
      refusal: null,
      result: { error: { country: ["common.validationErrors.COUNTRY_FORBIDDEN"] } },
      personal: { values: { country: "US", region: "US-NV", home_town: "Reno" } },
    });
    expect(sent()).toEqual([{ country_code: "US", region: "US-NV", home_town: "Reno" }]);
  });

  it("says what is locked where the platform had not said so", async () => {
    const { browser, post } = await open();
    browser.fail(`${method}=InvalidRequestException`);
    expect(await post({ home_town: "Toledo" })).toMatchObject({
      status: 422,
      refusal: { kind: "text", text: "personal.locked.refused" },
      personal: { values: { home_town: "Toledo" } },
    });
  });

  it("counts once, however often it is sent", async () => {
    const { post, sent } = await open();
    const said = await Promise.all(Array.from({ length: 10 }, () => post({ home_town: "Toledo" })));
    expect(said).toEqual(Array(10).fill(page));
    expect(sent()).toHaveLength(1);
  });

  it("is never said to be done where the answer is lost", async () => {
    const { browser, post, sent } = await open();
    browser.fail(`${method}=dropafter`);
    const change = { home_town: "Toledo" };
    expect(await post(change)).toMatchObject({
      status: 503,
      refusal: { text: "accountForm.unknown" },
      personal: { values: change },
    });
    browser.heal();
    expect(await post(change)).toMatchObject({ status: 503 });
    expect(sent()).toHaveLength(1);
  });

  it("leads back without what was said on arrival", async () => {
    const { post } = await open();
    const back = "from=%2Fcashier%2Fwithdraw";
    expect(await post({ home_town: "Toledo" }, `${page}?${back}&toastType=need_profile`)).toBe(
      `${page}?${back}`,
    );
  });
});

describe("another country", () => {
  it("is shown with its own fields and what was typed, and saves nothing", async () => {
    const { post, sent } = await open();
    const said = await post({ anew: "1", country: "BR", home_town: "Santos", address: "" });
    expect(said).toMatchObject({
      status: 200,
      result: null,
      refusal: null,
      personal: { values: { country: "BR", region: "BR-SP", home_town: "Santos", address: "" } },
    });
    const { personal } = said as PersonalAnswer;
    expect(namesOf(personal?.fields)).toContain("document_number");
    expect(personal?.fields.find(({ sysname }) => sysname === "postcode")?.attributes.mask).toBe("#####-###");
    expect(sent()).toEqual([]);
  });

  it("is read for a script as well, and one that is none is the saved one", async () => {
    const { browser } = await open();
    const read = (country: string) => browser.visit(page, (context) => loadPersonalForm(context, country));
    expect((await read("BR"))?.values).toMatchObject({ country: "BR", region: "BR-SP" });
    expect((await read("ES"))?.values).toMatchObject({ country: "ES", region: "ES-MD" });
    for (const country of ["ZZ", "", "es", "../x"])
      expect(namesOf((await read(country))?.fields), country).toContain("region");
  });

  it("takes the region along, where it has none", async () => {
    const { post, sent, saved } = await open();
    expect(await post({ country: "CL", region: "ES-MD" })).toBe(page);
    expect(sent()).toEqual([{ country_code: "CL", region: "" }]);
    expect(namesOf((await saved()).form?.fields)).not.toContain("region");
  });
});

describe("the currency", () => {
  it("is a choice for who owns nothing, and then another one", async () => {
    const { browser, settings } = await open("newbie@sandbox.test");
    expect((await settings()).currency).toMatchObject({ current: "USD" });
    expect((await settings()).currency.options).toContainEqual({
      value: "JPY",
      label: "JPY · Japanese yen · deposits from ¥1,000",
    });
    const said = await browser.visit(page, (context) =>
      answerAccountForms(context, formOf({ intent: "currency", attempt, currency: "JPY" }), settingsForms),
    );
    expect(leadsTo(said)).toBe(page);
    expect((await settings()).currency.current).toBe("JPY");
  });

  it("of money that is there stays", async () => {
    const { browser, settings } = await open();
    expect((await settings()).currency).toEqual({ current: "EUR", name: "EUR · Euro", options: [] });
    const said = await browser.visit(page, (context) =>
      answerAccountForms(context, formOf({ intent: "currency", attempt, currency: "USD" }), settingsForms),
    );
    expect(said).toMatchObject({ data: { refusal: { text: "errors.codes.CURRENCY_LOCKED" } } });
  });
});

it("the language is a choice unless the platform decides", async () => {
  const { browser, settings } = await open();
  expect((await settings()).language).toMatchObject({ current: "en-US" });
  expect((await settings()).language.options).toHaveLength(5);
  const byPlatform = await browser.visit(page, async (context) => {
    const common = await context.content.commonData();
    const commonData = async () => ({ ...common, localeDetectStrategy: "platform" as const });
    return loadPersonalSettings({ ...context, content: { ...context.content, commonData } });
  });
  expect(byPlatform.language).toEqual({ current: "en-US", name: "English", options: [] });
});

import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { PlatformRefusal } from "~/platform/errors";
import { takeFlash } from "~/session/flash/flash.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { accountForm, answerAccountForms, showDone } from "./account-form.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const method = "account.changepassword";
const forms = {
  password: accountForm({
    schema: z.object({ old_password: z.string(), password: z.string() }),
    secrets: ["old_password", "password"],
    send: ({ platform }, value) => platform.attempt(method, value),
    done: (context) => showDone(context),
  }),
};
const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const right = { intent: "password", attempt, old_password: "Sandbox1!", password: "Another1!" };

async function open() {
  const browser = await openPlayerBrowser(app);
  const post = async (fields: Record<string, string> = {}) => {
    const said = await browser.visit("/profile/security?tab=1&dialog=search", (context) =>
      answerAccountForms(context, formOf({ ...right, ...fields }), forms),
    );
    return said instanceof Response ? { to: leadsTo(said) } : { ...said.data, status: said.init?.status };
  };
  return { browser, post };
}

describe("a form of an account page", () => {
  it("leads back to its page and says there that it is done", async () => {
    const { browser, post } = await open();
    expect(await post()).toEqual({ to: "/profile/security?tab=1" });
    expect(takeFlash(await browser.contextAt())).toEqual({ tone: "positive", text: "Saved." });
  });

  it("counts once, however often it is sent", async () => {
    const { browser, post } = await open();
    const said = await Promise.all(Array.from({ length: 10 }, () => post()));
    expect(said).toEqual(Array(10).fill({ to: "/profile/security?tab=1" }));
    expect(browser.calls(method)).toHaveLength(1);
  });

  const lost = ["dropafter", "html", "wrongtype", "statusafter:503", "InternalServerErrorException"];

  it.each(lost)("reports an answer lost by %s as such, and calls once", async (fault) => {
    const { browser, post } = await open();
    browser.fail(`${method}=${fault}`);
    const first = await post();
    browser.heal();
    const said = [first, await post()];
    for (const one of said) expect(one).not.toHaveProperty("to");
    expect(said[0]).toEqual(said[1]);
    if (fault !== "500")
      expect(first).toMatchObject({ status: 503, refusal: { text: "accountForm.unknown" } });
    expect(browser.calls(method)).toHaveLength(1);
    // Each rendered form is a submission of its own.
    await post({ attempt: attempt.replace("0f", "1f") });
    expect(browser.calls(method)).toHaveLength(2);
  });

  it("blames the field that the platform blames, and sends no secret back", async () => {
    const { post } = await open();
    const said = await post({ old_password: "Wrong-1!" });
    expect(said).toMatchObject({ intent: "password", status: 422, refusal: null });
    expect(said).toHaveProperty("result.error.old_password");
    expect(JSON.stringify(said)).not.toMatch(/Wrong-1!|Another1!/);
  });

  it("requires what is missing without calling the platform", async () => {
    const { browser, post } = await open();
    expect(await post({ password: "" })).toMatchObject({ status: 400 });
    expect(browser.calls(method)).toHaveLength(0);
  });

  it.each(["", "toString", "__proto__", "other"])("shows the page anew for the intent %j", async (intent) => {
    const { browser, post } = await open();
    expect(await post({ intent })).toEqual({ to: "/profile/security?tab=1&dialog=search" });
    expect(browser.calls(method)).toHaveLength(0);
  });
});

describe("a refusal", () => {
  const refuse = async (type: PlatformRefusal["type"], code: string, errorData = {}) => {
    const refusal = new PlatformRefusal({ type, code, status: 422, errorData, message: "no", method });
    const refused = accountForm({
      schema: z.object({ limit_amount: z.string() }),
      send: async () => ({ ok: false as const, refusal }),
      done: (context) => showDone(context),
    });
    const browser = await openPlayerBrowser(app);
    const form = formOf({ intent: "limit", id: "7", limit_amount: "50" });
    return browser.visit("/profile/responsible-game", async (context) => {
      const said = await answerAccountForms(context, form, { limit: refused });
      return said instanceof Response ? undefined : said.data;
    });
  };

  it("that names a requirement is shown as that requirement", async () => {
    expect(await refuse("UserNeedProfileDataException", "NEED_PROFILE")).toMatchObject({
      intent: "limit",
      id: "7",
      refusal: { kind: "need", need: "profile" },
      result: { initialValue: { limit_amount: "50" } },
    });
  });

  it("that names fields of the form is shown at them", async () => {
    const errorData = { fields: ["limit_amount", "last_name"] };
    for (const type of ["UserNeedProfileDataException", "KycUserProfileException"] as const)
      expect(await refuse(type, "NEED_PROFILE", errorData), type).toMatchObject({
        refusal: null,
        result: { error: { limit_amount: ["common.fieldsValidatorErrors.requiredField"] } },
      });
    expect(
      await refuse("UserNeedProfileDataException", "NEED_PROFILE", { fields: ["last_name"] }),
    ).toMatchObject({
      refusal: { kind: "need", need: "profile" },
    });
  });

  it("is shown in the words of its code, with the time to wait", async () => {
    expect(await refuse("InvalidRequestException", "WRONG_STATE")).toMatchObject({
      refusal: { text: "errors.codes.WRONG_STATE" },
    });
    expect(await refuse("TooManyRequestsException", "TOO_MANY", { retry_after: 12 })).toMatchObject({
      refusal: { text: "errors.TooManyRequestsException", seconds: 12 },
    });
  });

  it("of a field that is not shown is a sentence", async () => {
    const hidden = { invalid_parameters: { period: ["REQUIRED"] } };
    const said = await refuse("InvalidParameterException", "INVALID_PARAMETERS", hidden);
    expect(said?.refusal).toEqual({ kind: "text", text: "errors.InvalidParameterException" });
  });

  it("that says that the session is lost goes to the guard", async () => {
    await expect(refuse("AuthorizationException", "NOT_AUTHORIZED")).rejects.toBeInstanceOf(PlatformRefusal);
  });
});

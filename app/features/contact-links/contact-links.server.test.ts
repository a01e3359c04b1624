import { beforeEach, describe, expect, it } from "vitest";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { unsubscribeToken } from "../../../sandbox/platform/accounts/contact-mail";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { CONTACT_CONFIRMED, confirmLink, UNSUBSCRIBED, unsubscribeLink } from "./contact-links.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const CODE = "123456";
const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

/** A new player whose e-mail has been sent a code, and the links of the mails. */
async function open() {
  const browser = await openPlayerBrowser(app, "newbie@sandbox.test");
  const { platform } = await browser.contextAt();
  const { email } = (await platform.call("account.getprofileinfo", { fields: ["contacts"] })).contacts ?? {};
  const contact = email?.contact ?? "";
  const code = async () => {
    app.sandbox.world.clock.advance(61_000);
    await platform.call("account.sendconfirmationtocontact", { contact });
  };
  /** Opened by its player, by a visitor, or by another player. */
  const follow = async (
    link: typeof confirmLink,
    fields: Record<string, string>,
    who: "player" | "visitor" | "other" = "player",
  ) => {
    const visitor = who === "other" ? await openPlayerBrowser(app) : browser;
    const options = who === "visitor" ? { cookieHeader: undefined } : {};
    return visitor.visit(
      "/confirmation",
      async (context) => {
        const said = await link(context, "link", formOf({ attempt, contact, ...fields }));
        return said instanceof Response ? leadsTo(said) : said.data;
      },
      options,
    );
  };
  return { browser, contact, code, follow };
}

describe("the link that confirms a contact", () => {
  const toSuccess = "/confirmation/success";

  it.each(["player", "visitor", "other"] as const)("is good for whoever opens it first (%s)", async (who) => {
    const { code, follow } = await open();
    await code();
    expect(await follow(confirmLink, { code: CODE }, who)).toBe(toSuccess);
  });

  it.each([
    ["used", "player", "contactLinks.confirmation.used"],
    ["used", "visitor", "profile.smsCodeError"],
    ["expired", "player", "contactLinks.confirmation.over"],
    ["expired", "visitor", "profile.smsCodeError"],
    ["wrong", "player", "contactLinks.confirmation.over"],
    ["wrong", "other", "contactLinks.confirmation.foreign"],
    ["used", "other", "contactLinks.confirmation.foreign"],
  ] as const)("that is %s, opened by %s, says %s", async (state, who, issue) => {
    const { code, follow } = await open();
    await code();
    if (state === "used") await follow(confirmLink, { code: CODE, attempt: "" }, "visitor");
    // As 24 hours do, which would end the session as well.
    if (state === "expired") app.sandbox.world.state.codes.clear();
    const typed = state === "wrong" ? "000000" : CODE;
    const said = await follow(confirmLink, { code: typed }, who);
    expect(said).toMatchObject({ refusal: null, result: { error: { code: [issue] } } });
  });

  it("counts once, and a lost answer is no success", async () => {
    const { browser, code, follow } = await open();
    await code();
    browser.fail("account.confirmContact=dropafter");
    for (const said of [await follow(confirmLink, { code: CODE }), await follow(confirmLink, { code: CODE })])
      expect(said).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(browser.calls("account.confirmContact")).toHaveLength(1);
    expect(await readOutcome(await browser.contextAt(), CONTACT_CONFIRMED)).toBeNull();
  });

  it.each<Record<string, string>>([{ code: "12" }, { code: "" }, { contact: "", code: CODE }])(
    "that is not whole (%j) asks nobody",
    async (fields) => {
      const { browser, follow } = await open();
      expect(await follow(confirmLink, fields)).toHaveProperty("result.error");
      expect(browser.calls("account.confirmContact")).toHaveLength(0);
    },
  );

  it("that was tried too often says that a new code is needed", async () => {
    const { code, follow } = await open();
    await code();
    const wrong = (turn: number) =>
      follow(confirmLink, { code: "000000", attempt: attempt.replace("0f", `1${turn}`) });
    for (let turn = 0; turn < 4; turn += 1) await wrong(turn);
    expect(await wrong(4)).toMatchObject({ refusal: { text: "accountForm.codeSpent" } });
  });
});

describe("the link that ends the news", () => {
  const done = "/unsubscribe?result=done";

  it.each(["player", "visitor", "other"] as const)("is good, and good again, for %s", async (who) => {
    const { contact, follow } = await open();
    const token = unsubscribeToken(contact);
    expect(await follow(unsubscribeLink, { token }, who)).toBe(done);
    expect(await follow(unsubscribeLink, { token, attempt: "" }, who)).toBe(done);
  });

  it.each(["guessed", unsubscribeToken("demo@sandbox.test")])(
    "with the token %s of another is not",
    async (token) => {
      const { browser, follow } = await open();
      expect(await follow(unsubscribeLink, { token })).toHaveProperty("result.error.token");
      expect(await readOutcome(await browser.contextAt(), UNSUBSCRIBED)).toBeNull();
    },
  );

  it("counts once, and a lost answer is no success", async () => {
    const { browser, contact, follow } = await open();
    const token = unsubscribeToken(contact);
    browser.fail("account.unsubscribe=dropafter");
    for (const said of [await follow(unsubscribeLink, { token }), await follow(unsubscribeLink, { token })])
      expect(said).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(browser.calls("account.unsubscribe")).toHaveLength(1);
  });
});

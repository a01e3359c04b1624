import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import words from "~/i18n/messages/en-US.json";
import { takeFlash } from "~/session/flash/flash.server";
import { day, hour } from "../../../sandbox/world/clock";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadSelfExclusion } from "./exclusion/exclusion-dialog.server";
import { exclusionForms } from "./exclusion/exclusion-forms.server";
import { limitForms } from "./limit/limit-forms.server";
import { loadOwnLimit } from "./limit/own-limit.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const page = "/profile/responsible-game";

/** By default a player without deposits. */
async function open(base = "needdeposit@sandbox.test") {
  const browser = await openPlayerBrowser(app, base);
  let forms = 0;
  const player = await (await browser.contextAt()).player();
  const account = player.kind === "player" ? player.account : undefined;
  const own = () => [...app.sandbox.world.state.players.values()].find(({ uid }) => uid === account?.uid);
  const post = async (fields: Record<string, string>) => {
    forms += 1;
    const attempt = `0f0e0d0c-0b0a-4908-8706-0504030201${String(forms).padStart(2, "0")}`;
    const said = await browser.visit(page, (context) =>
      answerAccountForms(context, formOf({ attempt, ...fields }), { ...limitForms, ...exclusionForms }),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  return {
    browser,
    own,
    limit: (limit_amount: string, period = "7") => post({ intent: "limit", limit_amount, period }),
    looser: (limit_amount: string, period = "7") => post({ intent: "looserLimit", limit_amount, period }),
    exclude: (period: string) => post({ intent: "exclude", period }),
    shown: async () => loadOwnLimit(await browser.contextAt(page)),
    said: async () => takeFlash(await browser.contextAt(page))?.text,
    /** The code of the refusal, or null. */
    deposit: async (amount: string, method = "sandinstant", methodId = "7") => {
      const { platform } = await browser.contextAt();
      const done = await platform.attempt("cashier.makedeposit", { methodId, method, amount });
      return done.ok ? null : done.refusal.code;
    },
    session: () => cookiesOf(app, account?.login ?? ""),
    signIn: () =>
      cookiesOf(app, account?.login ?? "").then(
        () => "in",
        () => "refused",
      ),
    later: (ms: number) => app.sandbox.world.clock.advance(ms),
  };
}

/** Plays what a sentence says, against the platform. */
type Play = () => Promise<void>;

const excludedStays: Play = async () => {
  const { exclude, signIn, later, browser } = await open();
  await exclude("P7D");
  const { platform } = await browser.contextAt();
  await expect(
    platform.call("Support.sendFeedback", { subject: "self_exclusion", period: "P1D" }),
  ).rejects.toMatchObject({ code: "NOT_AUTHORIZED" });
  later(6 * day);
  expect(await signIn()).toBe("refused");
};

const waits: Play = async () => {
  const { limit, looser, deposit, shown, later } = await open();
  await limit("100");
  expect(await limit("200")).toContain("confirm=limit_raise");
  await looser("200");
  expect((await shown()).canEdit).toBe(false);
  expect(await limit("50")).toMatchObject({ refusal: { text: "errors.codes.WRONG_STATE" } });
  later(23 * hour);
  expect(await deposit("150")).toBe("DEPOSIT_LIMIT");
  later(hour);
  expect(await deposit("150")).toBeNull();
};

/** Every sentence of limits and exclusions, and how it is played; null for one that says nothing of the kind. */
const plays: Record<string, Play | null> = {
  "flash.limitAsked": null,
  "flash.limitHolds": async () => {
    const { limit, said, shown } = await open();
    await limit("100");
    expect(await said()).toBe(words["flash.limitHolds"]);
    expect((await shown()).view?.limit.amount).toBe("100.00");
  },
  "flash.limitWaits": waits,
  "responsible.break.text": async () => {
    const { exclude, signIn, later } = await open();
    await exclude("P1D");
    later(day - hour);
    expect(await signIn()).toBe("refused");
  },
  "responsible.exclusion.ask.binding": excludedStays,
  "responsible.exclusion.ask.money": async () => {
    const { exclude, own, signIn } = await open("demo@sandbox.test");
    const waiting = () =>
      own()?.transactions.filter(({ type, status }) => type === "withdrawal" && status === "pending");
    const before = waiting()?.map(({ id }) => id);
    expect(before?.length).toBeGreaterThan(0);
    await exclude("P7D");
    expect(waiting()?.map(({ id }) => id)).toEqual(before);
    expect(await signIn()).toBe("refused");
  },
  "responsible.exclusion.ask.signedOut": async () => {
    const { exclude, session, signIn } = await open();
    const elsewhere = await app.contextFor({ cookieHeader: await session() });
    await exclude("P7D");
    await expect(elsewhere.platform.call("account.getBalance")).rejects.toMatchObject({
      code: "SELF_EXCLUDED",
    });
    expect(await signIn()).toBe("refused");
  },
  "responsible.exclusion.nextHint": async () => {
    const { browser, signIn } = await open();
    await browser.visit(page, (context) => loadSelfExclusion(context, { id: "P7D" }));
    expect(browser.calls("Support.sendFeedback")).toEqual([]);
    expect(await signIn()).toBe("in");
  },
  "responsible.exclusion.text": excludedStays,
  "responsible.farewell.care": null,
  "responsible.farewell.never": async () => {
    const { exclude, signIn, later } = await open();
    await exclude("permanent");
    later(3650 * day);
    expect(await signIn()).toBe("refused");
  },
  "responsible.farewell.text": async () => {
    const { browser, exclude } = await open();
    await exclude("P7D");
    const { platform } = await browser.contextAt();
    const letter = { subject: "feedback" as const, message: "My money", email: "me@example.com" };
    expect(await platform.call("Support.sendFeedback", letter)).toBe(1);
  },
  "responsible.limit.higher": waits,
  "responsible.limit.lead": async () => {
    const { limit, deposit } = await open();
    await limit("100");
    expect(await deposit("60")).toBeNull();
    expect(await deposit("60", "sandwindow", "8")).toBe("DEPOSIT_LIMIT");
  },
  "responsible.limit.locked": async () => {
    const { limit, shown } = await open("limited@sandbox.test");
    expect((await shown()).canEdit).toBe(false);
    expect(await limit("10")).toMatchObject({ refusal: { text: "errors.codes.WRONG_STATE" } });
  },
  "responsible.limit.lower": async () => {
    const { limit, deposit } = await open();
    await limit("100");
    await limit("40");
    expect(await deposit("50")).toBe("DEPOSIT_LIMIT");
  },
  "responsible.limit.none": async () => {
    const { shown, deposit } = await open();
    expect((await shown()).view).toBeNull();
    expect(await deposit("500")).toBeNull();
  },
  "responsible.limit.raise.text": waits,
  "responsible.limit.reached": async () => {
    const { limit, deposit, later, shown } = await open();
    await limit("100", "1");
    expect(await deposit("100")).toBeNull();
    expect((await shown()).view?.left.amount).toBe("0.00");
    later(23 * hour);
    expect(await deposit("10")).toBe("DEPOSIT_LIMIT");
    later(hour);
    expect(await deposit("10")).toBeNull();
  },
};

describe("a sentence about limits and exclusions", () => {
  it("is in this table", () => {
    const sentences = Object.entries(words).filter(
      ([key, text]) =>
        /^(?:responsible\.(?:limit|exclusion|break|farewell)\.|flash\.limit)/.test(key) && /[.!]$/.test(text),
    );
    expect(sentences.map(([key]) => key).sort()).toEqual(Object.keys(plays).sort());
  });

  it.each(Object.entries(plays).flatMap(([key, play]) => (play ? [[key, play] as const] : [])))(
    "is so: %s",
    (_, play) => play(),
  );
});

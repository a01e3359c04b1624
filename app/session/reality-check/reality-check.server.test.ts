import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { checkForms } from "~/features/responsible-game/reality-check/check-forms.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import {
  acknowledgeCheck,
  chosenInterval,
  nextCheck,
  rememberInterval,
  saveCheckInterval,
} from "./reality-check.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const MINUTE = 60_000;
const seconds = (ago: number) => String(Math.floor((Date.now() - ago) / 1000));

/** A player who signed in some minutes ago. */
async function open(minutesAgo: number) {
  const browser = await openPlayerBrowser(app);
  const at = async (address = "/", options = {}) => {
    const context = await browser.contextAt(address, options);
    context.cookies.set("cr_since", seconds(minutesAgo * MINUTE));
    return context;
  };
  return { browser, at };
}

describe("a reality check", () => {
  it("is set for all devices, and read once a session", async () => {
    const { browser, at } = await open(0);
    const form = formOf({ intent: "check", attempt: "0f0e0d0c-0b0a-4908-8706-050403020100", interval: "15" });
    const said = await browser.visit("/profile/responsible-game", (context) =>
      answerAccountForms(context, form, checkForms),
    );
    expect(leadsTo(said as Response)).toBe("/profile/responsible-game");
    const elsewhere = await at();
    elsewhere.cookies.remove("cr_check");
    await rememberInterval(elsewhere);
    expect(chosenInterval(elsewhere)).toBe("15");
    await rememberInterval(elsewhere);
    expect(browser.calls("storage.get")).toHaveLength(1);
  });

  it("holds nobody up where the interval cannot be read", async () => {
    const { browser, at } = await open(100);
    browser.fail("storage.get=html");
    const context = await at();
    await rememberInterval(context);
    expect(await nextCheck(context)).toBeNull();
    expect(await loadDialog(context)).toBeUndefined();
  });

  it("is read once where the reply is slow, delays no page, and is there for a later one", async () => {
    const { browser, at } = await open(100);
    browser.fail("storage.get=delay:900");
    const [first, next] = [await at(), await at()];
    const begun = Date.now();
    await Promise.all([rememberInterval(first), rememberInterval(next)]);
    expect(Date.now() - begun).toBeLessThan(850);
    expect(first.cookies.get("cr_check")).toBeUndefined();
    await sleep(1200);
    const last = await at();
    await rememberInterval(last);
    expect(chosenInterval(last)).toBe("0");
    expect(last.cookies.get("cr_check")).toBe("0");
    expect(browser.calls("storage.get")).toHaveLength(1);
  });

  it("is due an interval after the sign-in, and after each answer", async () => {
    const context = await (await open(20)).at();
    expect(await nextCheck(context)).toBeNull();
    saveCheckInterval(context, "15");
    const overdue = (await nextCheck(context)) ?? 0;
    expect(Math.round((Date.now() - overdue) / MINUTE)).toBe(5);
    acknowledgeCheck(context);
    expect(Math.round((((await nextCheck(context)) ?? 0) - Date.now()) / MINUTE)).toBe(15);
  });

  it.each([
    [20, "/", "realityCheck", true],
    [20, "/?dialog=search", "realityCheck", true],
    [10, "/?dialog=reality_check", undefined, undefined],
    [10, "/?dialog=search", "gamesSearch", undefined],
  ])("after %d of 15 minutes %s shows %s", async (minutes, address, name, isRequired) => {
    const context = await (await open(minutes)).at(address);
    saveCheckInterval(context, "15");
    const shown = await loadDialog(context);
    expect([shown?.name, shown?.isRequired]).toEqual([name, isRequired]);
  });

  it("does not cover what comes of a form, and there is none without the feature", async () => {
    const { at } = await open(20);
    const sent = await at("/", { readsPage: false });
    saveCheckInterval(sent, "15");
    expect(await loadDialog(sent)).toBeUndefined();
    app.sandbox.world.state.patches = {
      cmsConfig: { product: { features: { responsibleGaming: false } } },
    };
    const context = await at();
    saveCheckInterval(context, "15");
    expect([await nextCheck(context), await loadDialog(context)]).toEqual([null, undefined]);
  });

  it.each(["", "x", "-5", "16", "1e9"])("of %j minutes is none", async (minutes) => {
    const context = await (await open(50)).at();
    context.cookies.set("cr_check", minutes);
    expect(await nextCheck(context)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { checkForms } from "~/features/responsible-game/reality-check/check-forms.server";
import { action } from "~/features/responsible-game/reality-check/reality-check.route";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import type { Market } from "~/market/market-file";
import { changingMarket } from "../../../tests/support/market-rules";
import { formOf, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { nextCheck, rememberInterval } from "./reality-check.server";

type Check = NonNullable<Market["check"]>;
const MINUTE = 60_000;

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

async function open(check: Partial<Check>) {
  const rules: Check = { mode: "must", minutes: 60, choices: [15, 30, 60], shows: ["time", "net"], ...check };
  setRules({ check: rules });
  app.sandbox.world.state.patches = { cmsConfig: { product: { features: { responsibleGaming: false } } } };
  const browser = await openPlayerBrowser(app);
  /** The context of a visit that began that many minutes ago; `checked`: minutes since the last check was answered. */
  const at = async (minutesAgo: number, address = "/", checked?: number) => {
    const context = await browser.contextAt(address);
    const ago = (minutes: number) => String(Math.floor((Date.now() - minutes * MINUTE) / 1000));
    context.cookies.set("cr_since", ago(minutesAgo));
    if (checked !== undefined) context.cookies.set("cr_checked", ago(checked));
    return context;
  };
  const stage = async (...when: [number, string?, number?]) =>
    (await loadGamePage(await at(...when), "sand-dunes")).stage;
  return { browser, at, stage };
}

describe("a reality check", () => {
  it.each([
    ["must", 61, true],
    ["must", 59, false],
    ["default", 61, true],
    ["offer", 61, false],
  ] as const)("that is %s: after %d minutes %s", async (mode, minutes, isDue) => {
    const { at } = await open({ mode });
    const shown = await loadDialog(await at(minutes));
    expect([shown?.name, shown?.isRequired]).toEqual(isDue ? ["realityCheck", true] : [undefined, undefined]);
  });

  it.each([
    ["must", "0", false],
    ["must", "15", true],
    ["default", "0", true],
    ["offer", "120", false],
  ] as const)("that is %s: an interval of %s may be chosen: %s", async (mode, interval, isAllowed) => {
    const { at, browser } = await open({ mode });
    const context = await at(61, "/profile/responsible-game");
    const form = formOf({ intent: "check", attempt: "0f0e0d0c-0b0a-4908-8706-050403020100", interval });
    const said = await answerAccountForms(context, form, checkForms);
    expect(said instanceof Response).toBe(isAllowed);
    expect(browser.calls("storage.set")).toHaveLength(isAllowed ? 1 : 0);
    // Saving an interval does not postpone a check that is due.
    if (interval === "15") expect(await nextCheck(context)).toBeLessThan(Date.now());
  });

  it("is required also where the chosen interval or the rounds cannot be read, and shows what the market says", async () => {
    const { at, browser } = await open({ shows: ["time"], breakMinutes: 5 });
    browser.fail("storage.get=html");
    browser.fail("games.getHistory=html");
    const context = await at(61);
    await rememberInterval(context);
    const shown = await loadDialog(context);
    expect(shown).toMatchObject({
      isRequired: true,
      data: { isUnknown: true, shows: ["time"], breakMinutes: 5 },
    });
  });

  it("holds up every launch until it is answered, and in its break", async () => {
    const { stage } = await open({ breakMinutes: 5 });
    const onHold = { kind: "held", hold: { why: "check" } };
    expect(await stage(59)).toMatchObject({ kind: "frame" });
    expect(await stage(61)).toMatchObject(onHold);
    expect(await stage(61, "/game/sand-dunes?mode=demo")).toMatchObject(onHold);
    const player = await stage(70, "/", 4);
    if (player.kind !== "held" || player.hold.why !== "break") throw new Error(player.kind);
    expect(Math.round(((player.hold.until ?? 0) - Date.now()) / MINUTE)).toBe(1);
    expect(await stage(70, "/", 6)).toMatchObject({ kind: "frame" });
    expect(await stage(200, "/", 64)).toMatchObject({ kind: "frame" });
    expect(await stage(200, "/", 66)).toMatchObject(onHold);
  });

  it.each([
    [61, true],
    [59, false],
  ])("after %d minutes its form counts: %s", async (minutes, counts) => {
    const { at } = await open({});
    const context = await at(minutes, "/reality-check");
    const body = new URLSearchParams({ way: "on", from: "/winners" });
    const request = new Request(`${context.origin}/reality-check`, { method: "POST", body });
    await action({ context, params: {}, request });
    expect(context.cookies.get("cr_checked") !== undefined).toBe(counts);
  });
});

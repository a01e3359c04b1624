import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadLayoutData, loadViewer } from "~/shell/layout-data/layout-data.server";
import { startTestApp } from "../../../../tests/support/app-context";
import { marketOf } from "../../../../tests/support/market-rules";
import {
  type BrowsedApp,
  formOf,
  leadsTo,
  openPlayerBrowser,
} from "../../../../tests/support/player-browser";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { action } from "./break-now.route";
import { exclusionForms } from "./exclusion-forms.server";
import { offeredPeriods, ownWords } from "./offered-periods";

let app: BrowsedApp;
const market = marketOf({
  breaks: ["P1D", "P7D", "P14D"],
  exclusion: { periods: ["P6M", "permanent"] },
  panic: { period: "P1D", places: ["head", "game"] },
});
beforeAll(async () => {
  app = await startTestApp({ settings: { market } });
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const press = (browser: Awaited<ReturnType<typeof openPlayerBrowser>>) =>
  browser.visit("/break-now", async (context) =>
    leadsTo(await action({ context, params: {}, request: new Request(context.origin) })),
  );

describe("a break by one press", () => {
  it("is one letter however often it is pressed, ends at the farewell, and every session with it", async () => {
    const browser = await openPlayerBrowser(app);
    const player = await (await browser.contextAt()).player();
    const login = player.kind === "player" ? (player.account.login ?? "") : "";
    const elsewhere = await app.contextFor({ cookieHeader: await cookiesOf(app, login) });
    const farewell = "http://localhost:3000/farewell";
    expect(await Promise.all(Array.from({ length: 5 }, () => press(browser)))).toEqual(
      Array(5).fill(farewell),
    );
    expect(browser.calls("Support.sendFeedback")).toHaveLength(1);
    await expect(elsewhere.platform.call("account.getBalance")).rejects.toMatchObject({
      code: "SELF_EXCLUDED",
    });
  });

  it("whose answer is lost is shown on the page on which breaks are usually taken", async () => {
    const browser = await openPlayerBrowser(app);
    browser.fail("Support.sendFeedback=dropafter");
    expect(await press(browser)).toBe("/profile/responsible-game");
  });

  it("stands on the pages of players, and on no other", async () => {
    const context = await (await openPlayerBrowser(app)).contextAt();
    const words = "Stop now: break of 1 day";
    expect([(await loadLayoutData(context)).breakNow, (await loadViewer(context)).breakNow]).toEqual([
      words,
      words,
    ]);
    const visitor = await app.contextFor();
    expect([(await loadLayoutData(visitor)).breakNow, (await loadViewer(visitor)).breakNow]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it("offered are the market's periods that the platform knows, and no others are sent", async () => {
  expect(offeredPeriods({ market })).toEqual({ breaks: ["P1D", "P7D"], exclusions: ["P6M", "permanent"] });
  const browser = await openPlayerBrowser(app);
  const form = formOf({ attempt: "0f0e0d0c-0b0a-4908-8706-050403020100", period: "P30D" });
  const said = await browser.visit("/profile/responsible-game", (context) =>
    exclusionForms.exclude(context, "exclude", form),
  );
  expect(said).toMatchObject({ data: { result: { status: "error" } } });
  expect(browser.calls("Support.sendFeedback")).toHaveLength(0);
});

it("a market's own words stand above the forms, in their language", async () => {
  const context = await app.contextFor();
  expect(ownWords(context)).toEqual({});
  const reported = marketOf({
    closing: { text: { "es-ES": "Escríbenos." } },
    exclusion: {
      periods: ["P6M"],
      text: { "da-DK": "Udeluk dig selv." },
      breakText: { "en-GB": "Take a day off." },
    },
  });
  expect(ownWords({ ...context, config: { ...context.config, market: reported } })).toEqual({
    exclusions: { text: "Udeluk dig selv.", lang: "da-DK" },
    breaks: { text: "Take a day off." },
    closing: { text: "Escríbenos.", lang: "es-ES" },
  });
});

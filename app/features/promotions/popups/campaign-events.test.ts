import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordCampaignEvent, watchCampaign } from "./campaign-events";

const fetched = vi.fn(async (_address: string, _request: { body: URLSearchParams }) => new Response(null));
const spring = { sysname: "spring" };

/** The page of a site that asks for consent or does not. */
function openPage({ requiresConsent = false } = {}) {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", new URL("https://casino.example/"));
  vi.stubGlobal("window", { dataLayer: undefined });
  vi.stubGlobal("document", {
    documentElement: { dataset: requiresConsent ? { consent: "" } : {} },
    cookie: "",
  });
}
const platform = () => fetched.mock.calls.map(([, { body }]) => Object.fromEntries(body));
const events = (...names: string[]) => names.map((event_name) => ({ sysname: "spring", event_name }));
const pushed = (...names: string[]) => names.map((event) => ({ event, sysname: "spring" }));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("reports to the platform and the data layer that a popup was shown, clicked and closed", () => {
  openPage();
  const stop = watchCampaign(spring);
  vi.runAllTimers();
  recordCampaignEvent("popup_clicked", spring);
  stop();
  expect(platform()).toEqual(events("popup_shown", "popup_clicked", "popup_closed"));
  expect(window.dataLayer).toEqual(pushed("popup_shown", "popup_clicked", "popup_closed"));
});

it("reports nothing of a popup that is taken away in the same moment", () => {
  openPage();
  watchCampaign(spring)();
  vi.runAllTimers();
  expect([platform(), window.dataLayer]).toEqual([[], undefined]);
});

it("reports nothing of a preview", () => {
  openPage();
  const preview = { ...spring, isPreview: true } as const;
  const stop = watchCampaign(preview);
  vi.runAllTimers();
  recordCampaignEvent("popup_clicked", preview);
  stop();
  expect([platform(), window.dataLayer]).toEqual([[], undefined]);
});

it("reports to the platform alone where the visitor has not agreed to be counted", () => {
  openPage({ requiresConsent: true });
  const stop = watchCampaign(spring);
  vi.runAllTimers();
  stop();
  expect(platform()).toEqual(events("popup_shown", "popup_closed"));
  expect(window.dataLayer).toBeUndefined();
});

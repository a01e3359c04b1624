import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import { notifyConsentChange } from "~/browser/consent/browser-consent";
import type { RuntimeLocation } from "../part";
import { startHit } from "./hit";
import type { TrackingSettings } from "./settings";
import { track } from "./track";
import { start } from "./tracking-part";
import { watchVisit } from "./visit-events";

const fetched = vi.fn(async () => new Response(null, { status: 204 }));
const storage = new Map<string, string>();
let cookie = "";
let page: { dataset: { consent?: string } };
let stops: (() => void)[] = [];

/** A document of a site that requires consent or not, opened from `referrer`. */
function openPage({ requiresConsent = false, choice = "", referrer = "", path = "/" } = {}) {
  cookie = choice && `theme=dark; cr_consent=${choice}`;
  page = { dataset: requiresConsent ? { consent: "" } : {} };
  const url = new URL(path, "https://casino.example");
  const scope = new EventTarget();
  vi.stubGlobal("location", url);
  vi.stubGlobal("window", Object.assign(scope, { location: url, dataLayer: undefined }));
  vi.stubGlobal("document", {
    documentElement: page,
    get cookie() {
      return cookie;
    },
    referrer,
    querySelector: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}
const choose = (choice: string) => {
  cookie = `cr_consent=${choice}`;
  notifyConsentChange();
};
const layer = () => (window.dataLayer ?? []) as Record<string, unknown>[];
const names = () => layer().map(({ event }) => event);
const hits = () => fetched.mock.calls.map((call) => String((call as unknown as [string])[0]));
const hit = (
  settings: Pick<TrackingSettings, "agent"> = {},
  session: string | null | Error = null,
  search = "",
) =>
  stops.push(
    startHit(
      settings,
      () => search,
      async () => {
        if (session instanceof Error) throw session;
        return session;
      },
    ),
  );
const agent = { src: "https://agent.example/a.js", purpose: "functional" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  storage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the word of a visit", () => {
  it("leaves three seconds after the start, once", async () => {
    openPage({ referrer: "https://news.example/a?secret=1#x" });
    hit({}, null, "?track_id=7&link_id=9&show_popup_reg=1&utm_source=x");
    await vi.advanceTimersByTimeAsync(2900);
    expect(hits()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hits()).toEqual(["/hit?referrer=https%3A%2F%2Fnews.example%2Fa&track_id=7&link_id=9"]);
  });

  it("names no page of our own as where somebody came from", async () => {
    openPage({ referrer: "https://casino.example/confirmation?code=1" });
    storage.set("cr_forwarded", "{}");
    hit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(hits()[0]).not.toContain("referrer");
  });

  it.each([
    ["the device's session alone", "device-1", "/hit?seon_session=device-1"],
    ["what it has, where the agent brings none", null, /^\/hit\?(?!seon)/],
    ["what it has, where the agent fails", new Error("blocked"), /^\/hit\?(?!seon)/],
    ["what it has, where the session fits no address", "x".repeat(20_000), /^\/hit\?(?!seon)/],
  ])("says %s", async (_, session, expected) => {
    openPage();
    hit({ agent }, session, "?track_id=7");
    await vi.advanceTimersByTimeAsync(7000);
    expect(hits()).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });

  it("waits for the purpose, and is not said of who refuses it", async () => {
    openPage({ requiresConsent: true });
    hit();
    await vi.advanceTimersByTimeAsync(10_000);
    choose("1.analytics");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hits()).toEqual([]);
    choose("1.analytics.marketing");
    await vi.advanceTimersByTimeAsync(1);
    expect(hits()).toHaveLength(1);
  });
});

describe("the data layer", () => {
  it.each([
    [false, "", true],
    [true, "", false],
    [true, "1.functional", false],
    [true, "1.analytics", true],
    [true, "1.marketing", true],
    [true, "1.everything", false],
  ])("where consent is required (%s) and is %j, sends events: %s", (requiresConsent, choice, isTracked) => {
    openPage({ requiresConsent, choice });
    track("error_code", { code: "404" });
    expect(layer()).toEqual(isTracked ? [{ event: "error_code", code: "404" }] : []);
    expect(window.dataLayer === undefined).toBe(!isTracked);
  });

  it("shows the events it gets under ANALYTICS_DEBUG=1, on later pages too", () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    openPage({ path: "/?ANALYTICS_DEBUG=1" });
    track("login");
    openPage();
    track("logout");
    expect(info.mock.calls.map(([, entry]) => entry)).toEqual([{ event: "login" }, { event: "logout" }]);
    info.mockRestore();
  });

  function visit(first: Partial<RuntimeLocation>) {
    const { context, go } = runtimeTab({ viewer: "visitor", ...first });
    stops.push(watchVisit(context));
    return (next: Partial<RuntimeLocation>, path?: string) => {
      if (path) window.location.href = `https://casino.example${path}`;
      go(next);
    };
  }

  it("hears of each page from its start to its end", () => {
    openPage();
    const go = visit({});
    go({ loading: "/gamehall" });
    go({ loading: undefined, pathname: "/gamehall" }, "/gamehall?search=x");
    go({ search: "?page=2" });
    expect(layer().filter(({ event }) => String(event).startsWith("page_"))).toEqual([
      { event: "page_loading_start", page_path: "/" },
      { event: "page_loading_end", page_path: "/" },
      { event: "page_loading_start", page_path: "/gamehall" },
      { event: "page_loading_end", page_path: "/gamehall" },
    ]);
  });

  it("hears who comes, is new, and leaves; on a whole new page as well", () => {
    openPage();
    const go = visit({});
    go({ viewer: "unknown" });
    go({ viewer: "player", uid: 42 });
    go({ viewer: "player", uid: 42, search: "?register=success" });
    openPage();
    visit({ viewer: "visitor" })({ viewer: "player", uid: 43, search: "?register=success" });
    expect(names().filter((name) => !String(name).startsWith("page_"))).toEqual([
      "logout",
      undefined,
      undefined,
      "sign_up",
    ]);
    expect(layer().filter(({ event }) => event === undefined)).toEqual([
      { user_id: null },
      { user_id: "43" },
    ]);
  });

  it("hears of a campaign with consent to advertising alone", () => {
    const begin = () =>
      stops.push(
        start({
          getLocation: () =>
            ({ pathname: "/", search: "?track_id=autumn-7&utm_source=x" }) as RuntimeLocation,
          onLocation: () => () => {},
          replace: () => {},
          signOut: () => {},
        }),
      );
    openPage({ requiresConsent: true, choice: "1.analytics" });
    begin();
    const campaign = expect.objectContaining({ track_id: "autumn-7" });
    expect(layer()).not.toContainEqual(campaign);
    expect(layer()).not.toEqual([]);
    choose("1.analytics.marketing");
    expect(layer()).toContainEqual(campaign);
  });

  it("takes a player whom it first sees for nobody who has just come in", () => {
    openPage();
    visit({ viewer: "player", uid: 42 });
    expect(names()).not.toContain("login");
    expect(layer()).toContainEqual({ user_id: "42" });
  });
});

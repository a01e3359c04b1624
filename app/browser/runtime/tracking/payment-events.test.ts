import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendPaymentEvents, storePaymentEvent } from "./payment-events";

const stored = new Map<string, string>();
let cookie = "";
beforeEach(() => {
  stored.clear();
  cookie = "";
  vi.stubGlobal("window", { dataLayer: undefined });
  vi.stubGlobal("location", new URL("https://casino.example/"));
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", {
    documentElement: { dataset: { consent: "" } },
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const layer = () => window.dataLayer ?? [];
const payment = { transaction_id: "dep_1", value: 70, currency: "EUR" };

it("a payment is reported once, after it was stored, whatever page is opened again", () => {
  cookie = "cr_consent=1.analytics";
  for (let visit = 0; visit < 3; visit += 1) {
    storePaymentEvent(7, { event: "begin_checkout", ...payment });
    storePaymentEvent(7, { event: "purchase", ...payment });
    expect(layer()).toHaveLength(visit === 0 ? 0 : 2);
    sendPaymentEvents({ viewer: "player", uid: 7 });
  }
  expect(layer()).toEqual([
    { event: "begin_checkout", ...payment },
    { event: "purchase", ...payment },
  ]);
});

it("without consent nothing is stored", () => {
  cookie = "cr_consent=1.functional";
  storePaymentEvent(7, { event: "purchase", ...payment });
  expect(stored.size).toBe(0);
  cookie = "cr_consent=1.analytics";
  sendPaymentEvents({ viewer: "player", uid: 7 });
  expect(layer()).toEqual([]);
});

it("of another player is not reported, and a visitor's browser stores nothing", () => {
  cookie = "cr_consent=1.analytics";
  storePaymentEvent(7, { event: "purchase", ...payment });
  sendPaymentEvents({ viewer: "player", uid: 8 });
  expect(layer()).toEqual([]);
  sendPaymentEvents({ viewer: "visitor" });
  expect(stored.size).toBe(0);
});

it.each(["{", "null", '{"uid":7,"told":[],"waiting":[{"event":"other","x":1}]}', '{"uid":7,"told":1}'])(
  "%s in the storage is nothing",
  (text) => {
    cookie = "cr_consent=1.analytics";
    stored.set("cr_payments", text);
    sendPaymentEvents({ viewer: "player", uid: 7 });
    expect(layer()).toEqual([]);
  },
);

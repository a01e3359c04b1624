import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPaymentEvent, tellPaymentEvents } from "./payment-events";

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

it("a payment is told once, after it was kept, whatever page is opened again", () => {
  cookie = "cr_consent=1.analytics";
  for (let visit = 0; visit < 3; visit += 1) {
    keepPaymentEvent({ event: "begin_checkout", ...payment });
    keepPaymentEvent({ event: "purchase", ...payment });
    expect(layer()).toHaveLength(visit === 0 ? 0 : 2);
    tellPaymentEvents();
  }
  expect(layer()).toEqual([
    { event: "begin_checkout", ...payment },
    { event: "purchase", ...payment },
  ]);
});

it("without consent nothing is kept", () => {
  cookie = "cr_consent=1.functional";
  keepPaymentEvent({ event: "purchase", ...payment });
  expect(stored.size).toBe(0);
  cookie = "cr_consent=1.analytics";
  tellPaymentEvents();
  expect(layer()).toEqual([]);
});

it.each(["{", "null", '{"told":[],"waiting":[{"event":"other","x":1}]}', '{"told":1}'])(
  "%s in the storage is nothing",
  (text) => {
    cookie = "cr_consent=1.analytics";
    stored.set("cr_payments", text);
    tellPaymentEvents();
    expect(layer()).toEqual([]);
  },
);

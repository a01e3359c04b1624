import { describe, expect, it } from "vitest";
import { createReader, type IgnoredReason, isListed } from "./reader";
import type { Vendor } from "./vendor";
import { type VendorName, vendors } from "./vendors";

const ORIGIN = "https://book.example";

/** Reads messages of a vendor's frame, a second apart, and counts what does not count. */
function listen(vendor: Vendor, origins: readonly string[] = [ORIGIN]) {
  const ignored: IgnoredReason[] = [];
  const read = createReader({ vendor, origins, onIgnored: (reason) => ignored.push(reason) });
  let now = 0;
  return {
    ignored,
    hear(data: unknown, { origin = ORIGIN, after = 1000 } = {}) {
      now += after;
      return read({ data, origin, timeStamp: now });
    },
  };
}

const game = (event: string, more: object = {}) => ({ source: "platform-game", event, ...more });

const megabyte = "x".repeat(1e6);
const circular: Record<string, unknown> = { type: "login" };
circular.click = circular;

describe("what a vendor says", () => {
  it.each<[VendorName, unknown, unknown]>([
    ["gr8", { type: "login.click" }, { name: "signIn" }],
    ["betconstruct", { action: "openSlider", tab: "login" }, { name: "signIn" }],
    ["betconstruct", { action: "openSlider", tab: "registrationForm" }, { name: "register" }],
    ["betconstruct", { info: "loggedOut" }, { name: "session" }],
    [
      "betsy",
      JSON.stringify({ type: "route", location: "/football/cup/42?a=1#b" }),
      { name: "path", path: "football/cup/42" },
    ],
    ["betsy", JSON.stringify({ type: "route", location: "/" }), { name: "path", path: "" }],
    ["betsy", JSON.stringify({ type: "size", height: 1500.4 }), { name: "height", px: 1500 }],
    ["betsy", JSON.stringify({ type: "size", height: 5 }), { name: "height", px: 480 }],
    ["betsy", JSON.stringify({ type: "click", target: "loginButton" }), { name: "signIn" }],
    ["betsy", JSON.stringify({ type: "placeBetFailure", statusId: 1 }), { name: "deposit" }],
    ["betsy", JSON.stringify({ type: "placeBetFailure", statusId: 2 }), { name: "signIn" }],
    ["betsy", JSON.stringify({ type: "session", status: "error", reason: "x" }), { name: "session" }],
    ["digitain", { event: "loginTrigger" }, { name: "signIn" }],
    [
      "digitain",
      { event: "onNavigate", data: { location: { pathname: "/Live/66/12/900" } } },
      { name: "path", path: "Live/66/12/900" },
    ],
    ["platform", game("sign_in"), { name: "signIn" }],
    ["platform", game("betslip", { open: true, count: 2 }), { name: "betslip", isOpen: true }],
    ["platform", game("betslip", { open: "yes" }), { name: "betslip", isOpen: false }],
    ["platform", game("height", { px: 900 }), { name: "height", px: 900 }],
    ["platform", game("path", { path: "/a/b/c/d/e/f" }), { name: "path", path: "a/b/c/d/e/f" }],
  ])("%s: %j", (name, data, expected) => {
    const { hear, ignored } = listen(vendors[name]);
    expect(hear(data)).toEqual(expected);
    expect(ignored).toEqual([]);
  });

  it.each(Object.entries(vendors))("%s may speak as games do, from a page without an origin", (_, vendor) => {
    const { hear, ignored } = listen(vendor, []);
    const from = { origin: "null" };
    expect(["ready", "close", "session"].map((name) => hear(game(name), from)?.name)).toEqual([
      "ready",
      "close",
      "session",
    ]);
    expect(hear(game("cashier"), from)).toEqual({ name: "deposit" });
    const error = { type: "UserNeedDepositException", code: "NEED_DEPOSIT" };
    expect(hear(game("error", { error }), from)).toEqual({ name: "error", refusal: error });
    expect(ignored).toEqual([]);
  });
});

describe("what does not count, by its reason", () => {
  it("more than ten messages a second", () => {
    const { hear, ignored } = listen(vendors.gr8);
    const heard = Array.from({ length: 1000 }, () => hear({ type: "login.click" }, { after: 0.5 }));
    expect(heard.filter(Boolean)).toHaveLength(10);
    expect(ignored).toHaveLength(990);
    expect(new Set(ignored)).toEqual(new Set(["rate"]));
    expect(hear({ type: "login.click" }, { after: 600 })).toEqual({ name: "signIn" });
  });

  it.each(["https://evil.example", "http://book.example", "null", `${ORIGIN}.evil.example`])(
    "the origin %s",
    (origin) => {
      const { hear, ignored } = listen(vendors.gr8);
      expect(hear({ type: "login.click" }, { origin })).toBeNull();
      expect(ignored).toEqual(["origin"]);
    },
  );

  it.each<[string, VendorName, unknown]>([
    ["an object where texts are spoken", "betsy", { type: "click", target: "loginButton" }],
    ["a text where objects are spoken", "gr8", JSON.stringify({ type: "login.click" })],
    ["no JSON", "betsy", "{"],
    ["endless JSON", "betsy", JSON.stringify({ type: "route", location: "/a", x: "y".repeat(30_000) })],
    ["the words of another vendor", "gr8", { action: "openSlider", tab: "login" }],
    ["nothing", "digitain", null],
    ["a list", "gr8", ["login.click"]],
    ["a name that every object has", "digitain", { event: "toString" }],
    ["the right words as a prototype", "betsy", '{"__proto__":{"type":"click","target":"loginButton"}}'],
    [
      "the right words as a prototype of an object",
      "gr8",
      JSON.parse('{"__proto__":{"type":"login.click"}}'),
    ],
    ["the right words as a map", "gr8", new Map([["type", "login.click"]])],
    ["the right word in a list", "gr8", { type: ["login.click"] }],
    ["an object that holds itself", "gr8", circular],
    ["a text of a megabyte", "betsy", megabyte],
    ["a text of a megabyte where objects are spoken", "gr8", megabyte],
    ["an object of a megabyte", "gr8", { type: megabyte, [megabyte]: megabyte }],
  ])("%s", (_, name, data) => {
    const { hear, ignored } = listen(vendors[name]);
    expect(hear(data)).toBeNull();
    expect(ignored).toEqual(["unknown"]);
  });

  it.each([
    "//evil.example",
    "/football//42",
    "/football/../../cashier",
    "/%2e%2e/cashier",
    "https://evil.example/football",
    "football",
    "/a/b/c/d",
    `/${"x".repeat(65)}`,
    "/fußball",
    42,
    undefined,
  ])("the path %s", (location) => {
    const { hear, ignored } = listen(vendors.betsy);
    expect(hear(JSON.stringify({ type: "route", location }))).toBeNull();
    expect(ignored).toEqual(["path"]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 900n, "900", [900], { valueOf: () => 900 }, undefined])(
    "the height %s",
    (px) => {
      const { hear, ignored } = listen(vendors.platform);
      expect(hear(game("height", { px }))).toBeNull();
      expect(ignored).toEqual(["height"]);
    },
  );

  it("a thousand that mean nothing, which do not silence the one that does", () => {
    const { hear, ignored } = listen(vendors.betsy);
    for (let count = 0; count < 1000; count++) hear("{}", { after: 0.1 });
    expect(ignored).toEqual(Array(1000).fill("unknown"));
    expect(hear(game("sign_in"), { after: 0.1 })).toEqual({ name: "signIn" });
  });

  it("a height that no page has, or that nobody asked for", () => {
    const betsy = listen(vendors.betsy);
    const size = (height: unknown) => betsy.hear(JSON.stringify({ type: "size", height }));
    expect(size(1e9)).toEqual({ name: "height", px: 20_000 });
    expect([size("900"), size(null)]).toEqual([null, null]);
    expect(betsy.ignored).toEqual(["height", "height", "height"]);
    const gr8 = listen(vendors.gr8);
    expect(gr8.hear(game("height", { px: 900 }))).toBeNull();
    expect(gr8.ignored).toEqual(["height"]);
  });

  it("a balance of the vendor's own: what comes is a hint to ask the platform", () => {
    const { hear, ignored } = listen(vendors.betconstruct);
    expect(hear({ action: "userBalance", params: { balance: 1e6 } })).toEqual({ name: "balance" });
    expect(hear(game("balance"))).toEqual({ name: "balance" });
    expect(ignored).toEqual(["amount"]);
    expect(hear({ ...game("balance"), toString: "1000000 EUR" })).toEqual({ name: "balance" });
    expect(ignored).toEqual(["amount", "amount"]);
  });
});

it.each([
  [ORIGIN, true],
  ["https://eu.books.example", true],
  ["https://a.b.books.example", true],
  ["https://books.example", false],
  ["http://eu.books.example", false],
  ["https://eu.books.example.evil.example", false],
  ["https://eubooks.example", false],
])("%s is listed: %s", (origin, expected) => {
  expect(isListed(origin, [ORIGIN, "https://*.books.example"])).toBe(expected);
});

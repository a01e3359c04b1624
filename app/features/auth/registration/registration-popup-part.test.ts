import { afterEach, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import { start } from "./registration-popup-part";

const stored = new Map([["show_popup_reg", ""]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => vi.clearAllMocks());

it("opens again on the next page, but not on one that hides offers", () => {
  const opened: string[] = [];
  const { context, go } = runtimeTab(
    { pathname: "/farewell", viewer: "visitor", hidesOffers: true },
    { replace: (path) => void opened.push(path) },
  );
  start(context);
  expect(opened).toEqual([]);
  go({ pathname: "/winners", hidesOffers: false });
  expect(opened).toEqual(["/winners?show_popup_reg"]);
});

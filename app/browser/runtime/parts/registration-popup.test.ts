import { afterEach, expect, it, vi } from "vitest";
import type { RuntimeLocation } from "../part";
import { start } from "./registration-popup";

const stored = new Map([["show_popup_reg", ""]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => vi.clearAllMocks());

it("opens again on the next page, but not on one that hides offers", () => {
  const opened: string[] = [];
  let follow = () => {};
  let location = {
    pathname: "/farewell",
    search: "",
    viewer: "visitor",
    hidesOffers: true,
  } as RuntimeLocation;
  start({
    getLocation: () => location,
    onLocation: (listener) => {
      follow = listener;
      return () => {};
    },
    replace: (path) => opened.push(path),
    signOut: () => {},
  });
  expect(opened).toEqual([]);
  location = { ...location, pathname: "/winners", hidesOffers: false };
  follow();
  expect(opened).toEqual(["/winners?show_popup_reg"]);
});

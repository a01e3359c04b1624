import { expect, it } from "vitest";
import { readSocialMessage } from "./oauth-popup";

const opened = {} as Window;
const origin = "https://site.test";
const read = (message: object, popup: Window | null = opened) =>
  readSocialMessage({ source: opened, origin, data: { type: "refresh_user" }, ...message }, popup, origin);

it("hears the popup that it has opened, of its own origin", () => {
  expect(read({})).toEqual({ type: "refresh_user" });
  const failed = { type: "social_failed", notice: "socialFailed" };
  expect(read({ data: failed })).toEqual(failed);
});

it.each([
  ["another window", { source: {} as Window }],
  ["no window", { source: null }],
  ["another origin", { origin: "https://elsewhere.test" }],
  ["a message of another kind", { data: { type: "hello" } }],
  ["no message", { data: null }],
  ["a text", { data: "refresh_user" }],
])("passes over %s", (_, message) => {
  expect(read(message)).toBeNull();
});

it("passes over every message before it has opened one", () => {
  expect(read({ source: null }, null)).toBeNull();
});

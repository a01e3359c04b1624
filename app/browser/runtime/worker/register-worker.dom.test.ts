import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWorker } from "./register-worker";

const cacheOfflinePage = vi.hoisted(() => vi.fn(async (_address: string) => true));
vi.mock("./cache-offline-page", () => ({ cacheOfflinePage }));

const onOther = vi.fn();
const register = vi.fn(async () => {});
let workers: EventTarget & { controller: object | null; register: typeof register };
let dataset: Record<string, string>;

beforeEach(() => {
  vi.clearAllMocks();
  workers = Object.assign(new EventTarget(), { controller: null, register });
  dataset = {};
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("document", { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

const start = () => startWorker({ offlinePage: "/lv/_offline", onOther });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const takeOver = () => workers.dispatchEvent(new Event("controllerchange"));

it("is registered anew each time, and reported as ready when the offline page is cached", async () => {
  let reportAtHand = (_isAtHand: boolean) => {};
  cacheOfflinePage.mockReturnValueOnce(new Promise((resolve) => (reportAtHand = resolve)));
  start();
  await settled();
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
  expect(cacheOfflinePage).toHaveBeenCalledWith("/lv/_offline");
  expect(dataset).toEqual({});
  reportAtHand(true);
  await settled();
  expect(dataset).toEqual({ offlineReady: "" });
});

it("the first worker takes nothing over, another one does, until this ends", () => {
  start();
  takeOver();
  expect(onOther).not.toHaveBeenCalled();
  workers.controller = {};
  const stop = start();
  takeOver();
  expect(onOther).toHaveBeenCalledTimes(1);
  stop();
  takeOver();
  expect(onOther).toHaveBeenCalledTimes(1);
});

it.each([
  ["refused", () => register.mockRejectedValueOnce(new DOMException("no", "SecurityError"))],
  ["with a page of its own for each", () => cacheOfflinePage.mockResolvedValueOnce(false)],
  ["without room for the page", () => cacheOfflinePage.mockRejectedValueOnce(new Error("QuotaExceeded"))],
])("%s, the site is what it is without", async (_, happen) => {
  happen();
  start();
  await settled();
  expect(dataset).toEqual({});
});

it.each([
  ["in a partner's frame", () => (dataset.policy = "frame")],
  ["where the browser has none", () => vi.stubGlobal("navigator", {})],
])("none is registered %s", async (_, happen) => {
  happen();
  start()();
  await settled();
  expect(register).not.toHaveBeenCalled();
});

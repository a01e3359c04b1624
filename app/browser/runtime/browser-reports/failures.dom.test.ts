import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("__remixManifest", { version: "1", routes: {} });
  vi.stubGlobal("__remixRouter", {
    state: { matches: [{ route: { id: "root" } }, { route: { id: "features/games/game-hall.route" } }] },
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it("stores nothing in a document that reports nothing", async () => {
  const { noteFailure, takeFailures } = await import("./failures");
  noteFailure("render", new Error("before"));
  expect(takeFailures(9)).toEqual([]);
});

it("stores twenty failures with their routes, uncaught errors and lost files too", async () => {
  const { noteFailure, takeFailures, watchFailures } = await import("./failures");
  watchFailures();
  const error = new TypeError("x");
  const route = "features/games/game-hall.route";
  window.dispatchEvent(Object.assign(new Event("error"), { error }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error }));
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  expect(takeFailures(2)).toEqual([
    { kind: "error", error, route },
    { kind: "rejection", error, route },
  ]);
  expect(takeFailures(2)).toEqual([{ kind: "file", error, route }]);

  const passedOver = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason: error });
  passedOver.preventDefault();
  window.dispatchEvent(passedOver);
  expect(takeFailures(2)).toEqual([]);

  for (let again = 0; again < 30; again += 1) noteFailure("render", error);
  expect(takeFailures(99)).toHaveLength(17);
});

import { expect, it, vi } from "vitest";

it("counts foreign markup once and not as an error, and reports errors of the site", async () => {
  vi.resetModules();
  const [{ takeFailures, watchFailures }, { reportRecovered }] = await Promise.all([
    import("./failures"),
    import("./recovered"),
  ]);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("__remixManifest", { version: "1", routes: {} });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  watchFailures();
  reportRecovered(new Error("Minified React error #418; visit https://reactjs.org/docs/error-decoder.html"));
  reportRecovered(new Error("Minified React error #423; visit https://reactjs.org/docs/error-decoder.html"));
  reportRecovered(new Error("Minified React error #421; visit https://reactjs.org/docs/error-decoder.html"));
  expect(reported).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
  expect(takeFailures(9).map(({ kind }) => kind)).toEqual(["guest"]);
  const bug = new TypeError("x is undefined");
  reportRecovered(bug, "\n    at Page");
  expect(reported.mock.calls[0]?.[0].cause).toBe(bug);
  warned.mockRestore();
  vi.unstubAllGlobals();
});

import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let printed: MockInstance;

// A test that prints an error has found one: nothing may pass over it.
beforeEach(() => {
  printed = vi.spyOn(globalThis.console, "error");
});

afterEach(() => {
  const calls = printed.mock.calls;
  printed.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});

// The next file runs in the same process: with stopped clocks its servers would never answer.
const watched = [
  "fetch",
  "setImmediate",
  "setTimeout",
  "setInterval",
  "queueMicrotask",
  "Date",
  "Promise",
] as const;
const globals = watched.map((name) => globalThis[name]);
afterAll(() => {
  const changed = watched.filter((name, at) => globalThis[name] !== globals[at]);
  expect([vi.isFakeTimers(), changed], "what the file leaves behind").toEqual([false, []]);
});

// A file that loads modules anew changes what they hold: words of a page, a router that is watched. A server that the next
// file renders with would wait for these words.
const { resetModules } = vi;
let hasReset = false;
vi.resetModules = () => {
  hasReset = true;
  return resetModules();
};
afterAll(() => {
  vi.resetModules = resetModules;
  if (hasReset) resetModules();
});

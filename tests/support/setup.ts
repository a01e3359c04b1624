import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

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

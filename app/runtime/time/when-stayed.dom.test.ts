import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

async function watched() {
  const { whenSeen } = await import("./when-stayed");
  const seen = vi.fn();
  void whenSeen().then(seen);
  return seen;
}

it("a page that nobody touches is read after ten seconds", async () => {
  const seen = await watched();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toHaveBeenCalled();
});

it("a page is seen when somebody uses it", async () => {
  const seen = await watched();
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalled();
});

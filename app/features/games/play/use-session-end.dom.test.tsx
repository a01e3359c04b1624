import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSessionEnd } from "./use-session-end";

const revalidate = vi.fn();
vi.mock("@remix-run/react", () => ({ useRevalidator: () => ({ revalidate }) }));

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  revalidate.mockClear();
});

it("asks the server anew when the time is over, by the server's clock, and once", () => {
  renderHook(() => useSessionEnd({ now: 5000, endsAt: 5000 + 15 * MINUTE }));
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it("waits for nothing where no time is set, it is over, or the page has gone", () => {
  renderHook(() => useSessionEnd(null));
  renderHook(() => useSessionEnd({ now: 5000, endsAt: null }));
  renderHook(() => useSessionEnd({ now: 5000, endsAt: 4000 }));
  renderHook(() => useSessionEnd({ now: 5000, endsAt: 6000 })).unmount();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(revalidate).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reserveErrorSpace } from "./reserve-error-space";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("an error keeps its room from the press of the button until the click is over", () => {
  const error = { offsetHeight: 26, style: { minHeight: "" } };
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => [error] });
  const stop = reserveErrorSpace(page as unknown as Document);
  page.dispatchEvent(new Event("pointerdown"));
  error.offsetHeight = 0;
  expect(error.style.minHeight).toBe("26px");
  page.dispatchEvent(new Event("pointerup"));
  expect(error.style.minHeight).toBe("26px");
  vi.advanceTimersByTime(100);
  expect(error.style.minHeight).toBe("");
  stop();
  page.dispatchEvent(new Event("pointerdown"));
  expect(error.style.minHeight).toBe("");
});

import { afterEach, expect, it, vi } from "vitest";
import { optionalPart } from "./optional-part.server";

afterEach(() => vi.useRealTimers());

const failing = () => Promise.reject(new Error("late"));

it("is there with the page, or follows it, and is missing quietly when it fails on the way", async () => {
  const whole = await optionalPart({ runsScript: false, isPartial: false }, Promise.resolve("wins"), "none");
  expect(whole.value).toBe("wins");
  const following = await optionalPart(
    { runsScript: true, isPartial: false },
    Promise.resolve("wins"),
    "none",
  );
  expect(following.value).toBeInstanceOf(Promise);
  expect(await following.value).toBe("wins");
  expect(await (await optionalPart({ runsScript: true, isPartial: false }, failing(), "none")).value).toBe(
    "none",
  );
  await expect(optionalPart({ runsScript: false, isPartial: false }, failing(), "none")).rejects.toThrow(
    "late",
  );
});

it("is missing from a page that has waited long enough for it, and that page is not cached", async () => {
  vi.useFakeTimers();
  const context = { runsScript: false, isPartial: false };
  const page = optionalPart(context, new Promise<string>(() => {}), "none");
  await vi.advanceTimersByTimeAsync(1000);
  expect((await page).value).toBe("none");
  expect(context.isPartial).toBe(true);
});

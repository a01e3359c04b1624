import { afterEach, expect, it, vi } from "vitest";
import { optionalPart, partBeforeRest } from "./optional-part.server";

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

it("is awaited as long as the rest of the page, and no longer", async () => {
  vi.useFakeTimers();
  const rest = new Promise<void>((resolve) => setTimeout(resolve, 600));
  const late = (milliseconds: number) =>
    new Promise<string>((resolve) => setTimeout(() => resolve("games"), milliseconds));
  const inTime = { runsScript: true, isPartial: false, restOfPage: rest };
  const tooLate = { ...inTime };
  const withoutRest = { runsScript: true, isPartial: false };
  const parts = Promise.all([
    partBeforeRest(inTime, late(500), "none"),
    partBeforeRest(tooLate, late(700), "none"),
    partBeforeRest(withoutRest, late(500), "none"),
  ]);
  await vi.advanceTimersByTimeAsync(600);
  expect(await parts).toEqual(["games", "none", "none"]);
  expect([inTime, tooLate, withoutRest].map(({ isPartial }) => isPartial)).toEqual([false, true, true]);
});

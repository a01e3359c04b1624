import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attemptKey, createAttempts } from "./attempts.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("performs one attempt once, while it lasts and for a minute after", async () => {
  const once = createAttempts<number>(() => true);
  const perform = vi.fn(async () => 1);
  expect(await Promise.all([once("a", perform), once("a", perform)])).toEqual([1, 1]);
  await once("b", perform);
  expect(perform).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  await once("a", perform);
  expect(perform).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await once("a", perform);
  expect(perform).toHaveBeenCalledTimes(3);
});

it("forgets at once what failed, and knows nothing of forms without a name", async () => {
  const once = createAttempts<boolean>((isDone) => isDone);
  const perform = vi.fn(async () => false);
  await once("a", perform);
  await once("a", perform);
  await once(undefined, perform);
  expect(perform).toHaveBeenCalledTimes(3);
  await expect(once("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await once("a", perform);
  expect(perform).toHaveBeenCalledTimes(4);
});

it("a key names the form and all that was typed into it", () => {
  const form = (attempt: string, email = "a@b.cd") => {
    const data = new FormData();
    data.set("attempt", attempt);
    data.set("email", email);
    return data;
  };
  const name = "0f0e0d0c-0b0a-4908-8706-050403020100";
  expect(attemptKey(form(name))).toBe(attemptKey(form(name)));
  expect(attemptKey(form(name))).not.toBe(attemptKey(form(name, "x@y.zz")));
  expect(attemptKey(form("no name"))).toBeUndefined();
  expect(attemptKey(new FormData())).toBeUndefined();
});

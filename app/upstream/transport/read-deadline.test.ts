import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReadDeadline } from "./read-deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Error("late");
const after = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
const outcome = (read: Promise<unknown>) => read.catch((error: Error) => error.message);

it("reads that wait for one another share the time", async () => {
  const deadline = createReadDeadline(1000);
  const chain = outcome(deadline.bound(after(600), late).then(() => deadline.bound(after(600), late)));
  await vi.advanceTimersByTimeAsync(999);
  const startedAt = performance.now();
  const settled = vi.fn();
  void chain.then(settled);
  await vi.advanceTimersByTimeAsync(2);
  expect(settled).toHaveBeenCalledWith("late");
  expect(performance.now() - startedAt).toBeLessThanOrEqual(2);
});

it("a failure is the read's own", async () => {
  const deadline = createReadDeadline(1000);
  await expect(deadline.bound(Promise.reject(new Error("own")), late)).rejects.toThrow("own");
});

it("what is there already is read afterwards too, what hangs is not waited for", async () => {
  const deadline = createReadDeadline(100);
  await vi.advanceTimersByTimeAsync(200);
  await expect(deadline.bound(Promise.resolve(1), late)).resolves.toBe(1);
  const hanging = outcome(deadline.bound(new Promise(() => {}), late));
  await vi.advanceTimersByTimeAsync(1);
  expect(await hanging).toBe("late");
});

it("begins again with a write, also for what waits", async () => {
  const deadline = createReadDeadline(1000);
  const waiting = outcome(deadline.bound(after(1500), late));
  await vi.advanceTimersByTimeAsync(900);
  deadline.renew();
  await vi.advanceTimersByTimeAsync(600);
  expect(await waiting).toBe(1500);
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer for a request whose reads have ended", async () => {
  const deadline = createReadDeadline(1000);
  await deadline.bound(Promise.resolve(1), late);
  await outcome(deadline.bound(Promise.reject(new Error("own")), late));
  expect(vi.getTimerCount()).toBe(0);
});

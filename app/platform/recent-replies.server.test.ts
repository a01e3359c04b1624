import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRecentReplies } from "./recent-replies.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const owner = { session: "sid=1", mark: "a" };
const reply = (data: unknown, bytes = 10) => ({ data, bytes, requestedAt: performance.now() });

it("a reply is found by its session and mark alone, for its time", () => {
  const recent = createRecentReplies(100_000, 15_000);
  vi.advanceTimersByTime(1);
  recent.store(owner, "likes", reply(["dunes"]));
  vi.advanceTimersByTime(14_000);
  recent.store(owner, "spins", reply([]));
  expect(recent.find(owner, "likes")?.data).toEqual(["dunes"]);
  expect(recent.find({ ...owner, session: "sid=2" }, "likes")).toBeUndefined();
  expect(recent.find({ ...owner, mark: "b" }, "likes")).toBeUndefined();
  expect(recent.find(owner, "history")).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(recent.find(owner, "likes")).toBeUndefined();
  expect(recent.find(owner, "spins")?.data).toEqual([]);
  vi.advanceTimersByTime(15_000);
  expect(recent.find(owner, "spins")).toBeUndefined();
});

it("what was requested before a write is not found after it, though its answer came later", () => {
  const recent = createRecentReplies(100_000, 15_000);
  vi.advanceTimersByTime(1);
  recent.store(owner, "likes", reply(["dunes"]));
  const before = reply(["dunes"]);
  vi.advanceTimersByTime(5);
  recent.drop(owner.session);
  expect(recent.find(owner, "likes")).toBeUndefined();
  recent.store(owner, "likes", before);
  expect(recent.find(owner, "likes")).toBeUndefined();
  vi.advanceTimersByTime(1);
  recent.store({ ...owner, mark: "b" }, "likes", reply([]));
  expect(recent.find({ ...owner, mark: "b" }, "likes")?.data).toEqual([]);
  // An older page of the same browser takes nothing away from the newer, and sees nothing of it.
  expect(recent.find(owner, "likes")).toBeUndefined();
});

it("many players have the bytes that they are given", () => {
  const recent = createRecentReplies(50_000, 15_000);
  vi.advanceTimersByTime(1);
  for (let index = 0; index < 500; index += 1)
    recent.store({ session: `sid=${index}`, mark: "" }, "likes", reply([], 1_000));
  expect(recent.bytes()).toBeLessThanOrEqual(50_000);
  expect(recent.find({ session: "sid=499", mark: "" }, "likes")).toBeDefined();
  expect(recent.find({ session: "sid=0", mark: "" }, "likes")).toBeUndefined();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { dedupeSubmission, showingOf } from "./dedupe-submission.server";
import { createMemoryIdempotencyStore, type IdempotencyStore } from "./idempotency-store";

const config = { sessionSecret: "a secret of the tests, long enough" } as AppContext["config"];

let store: IdempotencyStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = createMemoryIdempotencyStore();
});
afterEach(() => void vi.useRealTimers());

const perform = vi.fn(async () => ({ isDone: true }));
beforeEach(() => void perform.mockReset().mockResolvedValue({ isDone: true }));

const result = z.object({ isDone: z.boolean() });
const post = (name: string[] | undefined = ["form", "a"], once = store) =>
  dedupeSubmission({ config, idempotency: once }, { name, result, isFinal: ({ isDone }) => isDone }, perform);
const slow = <Result>(end: () => Result) =>
  new Promise<Result>((resolve) => setTimeout(() => resolve(end()), 100));

it("performs a submission once, while it runs and for a minute after", async () => {
  perform.mockImplementation(() => slow(() => ({ isDone: true })));
  const both = Promise.all([post(), post()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await both).toEqual([{ isDone: true }, { isDone: true }]);
  expect(perform).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(58_000);
  await post();
  expect(perform).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  perform.mockResolvedValue({ isDone: true });
  await Promise.all([post(), post()]);
  expect(perform).toHaveBeenCalledTimes(2);
});

it("performs each submission, of each store, and all without a name", async () => {
  await post(["form", "b"]);
  await post(["form", "a", "b"]);
  await post(["form", "a"], createMemoryIdempotencyStore());
  await post(["form", "a"]);
  await dedupeSubmission(
    { config, idempotency: store },
    { name: undefined, result, isFinal: () => true },
    perform,
  );
  await dedupeSubmission(
    { config, idempotency: store },
    { name: undefined, result, isFinal: () => true },
    perform,
  );
  expect(perform).toHaveBeenCalledTimes(6);
});

it("answers those who waited with the failure, and lets one of the later ones try again", async () => {
  perform.mockImplementation(() => slow(() => ({ isDone: false })));
  const first = Promise.all([post(), post(), post()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual(Array(3).fill({ isDone: false }));
  expect(perform).toHaveBeenCalledTimes(1);
  const second = Promise.all([post(), post()]);
  await vi.advanceTimersByTimeAsync(1000);
  await second;
  expect(perform).toHaveBeenCalledTimes(2);
});

it("runs again after an exception, and after a process has died", async () => {
  perform.mockRejectedValueOnce(new Error("a defect"));
  await expect(post()).rejects.toThrow("a defect");
  expect(await post()).toEqual({ isDone: true });
  perform.mockImplementationOnce(() => new Promise(() => {}));
  void post(["form", "gone"]);
  await vi.advanceTimersByTimeAsync(36_000);
  expect(await post(["form", "gone"])).toEqual({ isDone: true });
});

it("a showing is the form's name and all that was typed into it", () => {
  const form = (attempt: string, email = "a@b.cd") => {
    const data = new FormData();
    data.set("attempt", attempt);
    data.set("email", email);
    return data;
  };
  const name = "0f0e0d0c-0b0a-4908-8706-050403020100";
  expect(showingOf(form(name))).toEqual(showingOf(form(name)));
  expect(showingOf(form(name))).not.toEqual(showingOf(form(name, "x@y.zz")));
  expect(showingOf(form("no name"))).toBeUndefined();
  expect(showingOf(new FormData())).toBeUndefined();
});

const strict = (once: IdempotencyStore) =>
  dedupeSubmission<{ isDone: boolean; why?: string }>(
    { config, idempotency: once },
    {
      name: ["form", "a"],
      result: z.object({ isDone: z.boolean(), why: z.string().optional() }),
      isFinal: ({ isDone }) => isDone,
      abandoned: { isDone: false, why: "abandoned" },
      alone: { isDone: false, why: "alone" },
    },
    perform,
  );

it("does nothing that may be done elsewhere while the other processes cannot be reached, and tries again later", async () => {
  const cut = { ...store, claim: async () => ({ kind: "alone" as const }) };
  expect(await strict(cut)).toEqual({ isDone: false, why: "alone" });
  expect(perform).not.toHaveBeenCalled();
  expect(await strict(store)).toEqual({ isDone: true });
  // Another form of the site is performed all the same.
  await post(["form", "c"], cut);
  expect(perform).toHaveBeenCalledTimes(2);
});

it("does not do again what a process that died may have done", async () => {
  perform.mockReturnValueOnce(new Promise(() => {}));
  void strict(store);
  const again = strict(store);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await again).toEqual({ isDone: false, why: "abandoned" });
  expect(perform).toHaveBeenCalledTimes(1);
});

it("does what must not be done twice once in half an hour, and not again where the end cannot be read", async () => {
  expect(await strict(store)).toEqual({ isDone: true });
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(await strict(store)).toEqual({ isDone: true });
  const unreadable = { ...store, claim: async () => ({ kind: "known" as const, text: ENDED }) };
  expect(await strict(unreadable)).toEqual({ isDone: false, why: "abandoned" });
  expect(perform).toHaveBeenCalledTimes(1);
});

const ENDED = JSON.stringify({ state: "ended", isKept: true, sealed: "of another release" });

it("leaves what another process has stored as it is while that cannot be reached", async () => {
  await strict(store);
  const write = vi.fn(store.write);
  await strict({ ...store, write, claim: async () => ({ kind: "alone" as const }) });
  expect(write).not.toHaveBeenCalled();
});

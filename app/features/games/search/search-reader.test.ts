import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchAnswer } from "./search.server";
import { createSearchReader, type SearchFinding } from "./search-reader";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerTo = (search: string): SearchAnswer => ({ search, games: [], total: 0, providers: [] });

function open() {
  const asked: { search: string; signal: AbortSignal; answer: (value: SearchAnswer | null) => void }[] = [];
  const found: SearchFinding[] = [];
  const reader = createSearchReader({
    read: (search, signal) => new Promise((answer) => asked.push({ search, signal, answer })),
    debounceMs: 300,
    onFound: (one) => found.push(one),
  });
  return { reader, asked, found };
}

it("asks once, for what was typed last", async () => {
  const { reader, asked } = open();
  for (const text of ["sa", "san", "sand"]) {
    reader.want(text);
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ search }) => search)).toEqual(["sand"]);
});

it("passes over an answer that comes after a newer question", async () => {
  const { reader, asked, found } = open();
  reader.want("sand");
  await vi.advanceTimersByTimeAsync(300);
  reader.want("sand dunes");
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  asked[1]?.answer(answerTo("sand dunes"));
  asked[0]?.answer(answerTo("sand"));
  await vi.runAllTimersAsync();
  expect(found.map(({ search }) => search)).toEqual(["sand dunes"]);
});

it("says nothing any more when nothing is wanted", async () => {
  const { reader, asked, found } = open();
  reader.want("sand");
  await vi.advanceTimersByTimeAsync(300);
  reader.want(null);
  asked[0]?.answer(answerTo("sand"));
  await vi.runAllTimersAsync();
  expect(found).toEqual([]);
});

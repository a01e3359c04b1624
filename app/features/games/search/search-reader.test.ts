import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchAnswer } from "./search.server";
import { createSearchReader, type SearchFinding } from "./search-reader";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerTo = (search: string): SearchAnswer => ({ search, games: [], total: 0, providers: [] });

function open() {
  const requests: { search: string; signal: AbortSignal; answer: (value: SearchAnswer | null) => void }[] =
    [];
  const found: SearchFinding[] = [];
  const reader = createSearchReader({
    read: (search, signal) => new Promise((answer) => requests.push({ search, signal, answer })),
    debounceMs: 300,
    onFound: (one) => found.push(one),
  });
  return { reader, requests, found };
}

it("asks once, for what was typed last", async () => {
  const { reader, requests } = open();
  for (const text of ["sa", "san", "sand"]) {
    reader.want(text);
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ search }) => search)).toEqual(["sand"]);
});

it("passes over an answer that comes after a newer question", async () => {
  const { reader, requests, found } = open();
  reader.want("sand");
  await vi.advanceTimersByTimeAsync(300);
  reader.want("sand dunes");
  expect(requests[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  requests[1]?.answer(answerTo("sand dunes"));
  requests[0]?.answer(answerTo("sand"));
  await vi.runAllTimersAsync();
  expect(found.map(({ search }) => search)).toEqual(["sand dunes"]);
});

it("says nothing any more when nothing is wanted", async () => {
  const { reader, requests, found } = open();
  reader.want("sand");
  await vi.advanceTimersByTimeAsync(300);
  reader.want(null);
  requests[0]?.answer(answerTo("sand"));
  await vi.runAllTimersAsync();
  expect(found).toEqual([]);
});

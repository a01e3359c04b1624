import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenWanted } from "./page-start";

let load = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<input>";
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  load = () => window.dispatchEvent(new Event("load"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function watch() {
  const seen = { isWanted: false };
  void whenWanted().then(() => {
    seen.isWanted = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return seen;
}

it.each<[string, (field: Element) => unknown]>([
  ["a pointer", fireEvent.pointerOver],
  ["a finger", fireEvent.pointerDown],
  ["a key", fireEvent.keyDown],
  ["the focus", fireEvent.focusIn],
  ["a value that the browser has filled in", fireEvent.change],
  [
    "a field that the browser has filled in",
    (field) => fireEvent.animationStart(field, { animationName: "filled-in" }),
  ],
])("%s starts a page at once", async (_, use) => {
  const seen = await watch();
  expect(seen.isWanted).toBe(false);
  use(document.querySelector("input") as Element);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isWanted).toBe(true);
});

it("so does what listeners before it keep for themselves", async () => {
  const seen = await watch();
  document.addEventListener("pointerdown", (event) => event.stopPropagation(), { capture: true, once: true });
  fireEvent.pointerDown(document.body);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isWanted).toBe(true);
});

it("so does a focus from before, and no other animation than that of filled fields", async () => {
  const seen = await watch();
  fireEvent.animationStart(document.body, { animationName: "turning" });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isWanted).toBe(false);
  document.querySelector("input")?.focus();
  expect((await watch()).isWanted).toBe(true);
});

it("a page that nobody touches starts once it has loaded and the browser is idle", async () => {
  const seen = await watch();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen.isWanted).toBe(false);
  load();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(seen.isWanted).toBe(true);
});

it("a page whose pictures hang starts after five seconds", async () => {
  const seen = await watch();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(seen.isWanted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.isWanted).toBe(true);
});

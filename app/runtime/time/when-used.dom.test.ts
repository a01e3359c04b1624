import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = "<input>";
});

async function watch() {
  const { whenUsed } = await import("./when-used");
  const seen = { isUsed: false };
  void whenUsed().then(() => {
    seen.isUsed = true;
  });
  await Promise.resolve();
  return seen;
}

it.each<[string, (field: Element) => unknown]>([
  ["a pointer", fireEvent.pointerOver],
  ["a finger", fireEvent.pointerDown],
  ["a key", fireEvent.keyDown],
  ["the focus", fireEvent.focusIn],
  ["a value that the browser has filled in", fireEvent.change],
])("%s is a sign of use", async (_, use) => {
  const seen = await watch();
  expect(seen.isUsed).toBe(false);
  use(document.querySelector("input") as Element);
  await Promise.resolve();
  expect(seen.isUsed).toBe(true);
});

it("so is what listeners before it keep for themselves", async () => {
  const seen = await watch();
  document.addEventListener("pointerdown", (event) => event.stopPropagation(), { capture: true, once: true });
  fireEvent.pointerDown(document.body);
  await Promise.resolve();
  expect(seen.isUsed).toBe(true);
});

it("so is a focus from before, and no other animation than that of filled fields", async () => {
  const seen = await watch();
  fireEvent.animationStart(document.body, { animationName: "turning" });
  await Promise.resolve();
  expect(seen.isUsed).toBe(false);
  vi.resetModules();
  document.querySelector("input")?.focus();
  expect((await watch()).isUsed).toBe(true);
});

it("so is a page that changes by itself, as where another tab signs out", async () => {
  const changed = new Set<() => void>();
  vi.stubGlobal("__remixRouter", {
    subscribe: (listener: () => void) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
  });
  const seen = await watch();
  expect(seen.isUsed).toBe(false);
  for (const listener of changed) listener();
  await Promise.resolve();
  expect([seen.isUsed, changed.size]).toEqual([true, 0]);
  vi.unstubAllGlobals();
});

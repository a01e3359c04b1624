import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { holdPresses } from "./hold-presses";
import { useHydrationEnd } from "./hydration";

it("until the page has hydrated a press does what it does without script, and a link is followed within the page", () => {
  document.body.innerHTML = '<input type="checkbox"><a href="#there"><b>there</b></a>';
  const checkbox = document.querySelector("input") as HTMLInputElement;
  const seen = vi.fn((event: Event) => event.type);
  for (const name of ["pointerdown", "click"]) document.addEventListener(name, seen);
  const press = (element: HTMLElement) => {
    element.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    element.click();
    return seen.mock.results.splice(0).map(({ value }) => value);
  };
  holdPresses();
  expect(press(checkbox)).toEqual([]);
  expect(checkbox.checked).toBe(true);
  expect(press(document.querySelector("b") as HTMLElement)).toEqual(["click"]);
  renderHook(() => useHydrationEnd());
  expect(press(checkbox)).toEqual(["pointerdown", "click"]);
});

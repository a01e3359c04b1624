import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { Notice } from "./notice";

const refused = (answer: unknown) => (
  <Notice tone="danger" title="Refused" answer={answer}>
    Why
  </Notice>
);
let scroll: MockInstance;
const notice = () => screen.getByRole("alert");

beforeEach(() => {
  scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => scroll.mockRestore());

it("brings each new answer into sight, and no answer twice", () => {
  const [first, second] = [{}, {}];
  const { rerender } = render(refused(first));
  rerender(refused(first));
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(refused(second));
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(notice());
});

it("leaves the focus where it is", () => {
  document.body.innerHTML = "<button>Send</button><div></div>";
  document.querySelector("button")?.focus();
  render(refused({}), { container: document.querySelector("div") as Element });
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

it("leaves a served one to the browser, and a notice that answers nothing where it is", () => {
  document.body.innerHTML = `<div>${renderToString(refused({}))}</div>`;
  expect(notice().hasAttribute("autofocus")).toBe(true);
  const place = document.querySelector("div") as Element;
  act(() => void hydrateRoot(place, refused({})));
  document.body.innerHTML = "";
  render(refused(undefined));
  expect(notice().hasAttribute("tabindex")).toBe(false);
  expect(scroll).not.toHaveBeenCalled();
});

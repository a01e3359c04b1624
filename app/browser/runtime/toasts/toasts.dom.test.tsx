import { act, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ToastHost } from "./toast-host";
import { closeToast, showToast, type ToastMessage } from "./toasts";

vi.mock("~/i18n/use-translate", () => ({ useTranslate: () => (key: string) => key }));

const ids = ["one", "two", "three", "four", "calm", "trouble"];
const show = (id: string, changes: Partial<ToastMessage> = {}) => showToast({ id, children: id, ...changes });
const shown = () => ids.filter((id) => screen.queryByText(id)).join(" ");

afterEach(() => act(() => ids.forEach(closeToast)));

it("shows three at once, each once, and those that waited when one has left", () => {
  render(<ToastHost>flash</ToastHost>);
  act(() => {
    for (const id of ["one", "two", "one", "three", "four"]) show(id);
  });
  expect(shown()).toBe("one two three");
  act(() => closeToast("two"));
  expect(shown()).toBe("one three four");
  act(() => {
    for (const id of ["one", "three", "four", "two"]) closeToast(id);
  });
  expect(shown()).toBe("");
  expect(screen.queryByText("flash")).not.toBeNull();
});

it("has a region for polite ones before there are any, and reads out trouble at once", () => {
  render(<ToastHost>flash</ToastHost>);
  const region = screen.getByRole("status");
  expect(region.getAttribute("aria-live")).toBe("polite");
  act(() => {
    show("calm", { tone: "positive" });
    show("trouble", { tone: "danger" });
  });
  expect(within(region).queryByText("calm")).not.toBeNull();
  expect(within(region).queryByText("trouble")).toBeNull();
  expect(within(screen.getByRole("alert")).queryByText("trouble")).not.toBeNull();
});

it("leaves by its button", () => {
  render(<ToastHost>flash</ToastHost>);
  act(() => show("one"));
  act(() => screen.getByRole("button", { name: "common.close" }).click());
  expect(shown()).toBe("");
});

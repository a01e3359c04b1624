import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { ToastMessage } from "./toasts";

vi.mock("~/i18n/use-translate", () => ({ useTranslate: () => (key: string) => key }));
/** What the browser would show: the server's half of the store is empty. */
vi.mock("react", async (load) => {
  const react = await load<typeof import("react")>();
  return { ...react, useSyncExternalStore: (_: unknown, read: () => unknown) => read() };
});

const { ToastHost } = await import("./toast-host");
const { closeToast, showToast } = await import("./toasts");

const toast = (id: string, changes: Partial<ToastMessage> = {}) => ({ id, children: `<${id}>`, ...changes });
const shown = () => renderToStaticMarkup(<ToastHost>flash</ToastHost>);
const names = () => [...shown().matchAll(/&lt;(\w+)&gt;/g)].map(([, name]) => name);

it("shows three at once, each once, and those that waited when one has left", () => {
  for (const id of ["one", "two", "one", "three", "four"]) showToast(toast(id));
  expect(names()).toEqual(["one", "two", "three"]);
  closeToast("two");
  expect(names()).toEqual(["one", "three", "four"]);
  for (const id of ["one", "three", "four", "two"]) closeToast(id);
  expect(names()).toEqual([]);
});

it("has a region for calm ones before there are any, and reads out trouble at once", () => {
  const region = '<div role="status" aria-live="polite" aria-atomic="false" class="contents">';
  expect(shown()).toContain(`flash${region}</div>`);
  showToast(toast("calm", { tone: "positive" }));
  showToast(toast("trouble", { tone: "danger" }));
  expect(shown()).toContain(`${region}<div class="toast">`);
  expect(shown()).toContain('</div><div role="alert" class="toast">');
  closeToast("calm");
  closeToast("trouble");
});

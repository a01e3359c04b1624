import { act, render, renderHook } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createStore, useStore } from "./store";

it("notifies its listeners of another value, not of the same one, until they leave", () => {
  const store = createStore(0);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(1);
  store.set(1);
  store.set(Number.NaN);
  store.set(Number.NaN);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe(2);
});

it("a listener that leaves while it is notified removes no other one", () => {
  const store = createStore("");
  const heard: string[] = [];
  const leave = store.subscribe(() => leave());
  store.subscribe(() => heard.push(store.get()));
  store.set("a");
  expect(heard).toEqual(["a"]);
});

it("a component shows what the store holds, and no longer listens once it is gone", () => {
  const store = createStore("one");
  const { result, unmount } = renderHook(() => useStore(store));
  expect(result.current).toBe("one");
  act(() => store.set("two"));
  expect(result.current).toBe("two");
  unmount();
  act(() => store.set("three"));
  expect(result.current).toBe("two");
});

const servedStore = createStore("served");
const seen: string[] = [];
function Shown() {
  const value = useStore(servedStore);
  seen.push(value);
  return <p>{value}</p>;
}

it("a page that comes alive begins with what was served", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Shown />);
  expect(container.textContent).toBe("served");
  servedStore.set("held");
  render(<Shown />, { container, hydrate: true });
  expect(container.textContent).toBe("held");
  expect(seen.slice(0, 2)).toEqual(["served", "served"]);
});

const empty = createStore<readonly string[]>([]);
const renders: (readonly string[])[] = [];
function List() {
  renders.push(useStore(empty));
  return null;
}

it("a value that nobody has set does not interrupt hydration", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<List />);
  render(<List />, { container, hydrate: true });
  expect(renders).toHaveLength(2);
});

const above = createStore("served");
let load = () => {};
const loaded = new Promise<void>((resolve) => {
  load = resolve;
});
let isLoaded = false;
const Late = () => {
  if (!isLoaded) throw loaded;
  return <b>late</b>;
};
const Above = () => (
  <>
    <i>{useStore(above)}</i>
    <Suspense fallback="...">
      <Late />
    </Suspense>
  </>
);

it("an update above a part that is not hydrated yet waits for it, and keeps its HTML", async () => {
  const errors = vi.fn();
  isLoaded = true;
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Above />);
  isLoaded = false;
  const late = container.querySelector("b");
  await act(async () => void hydrateRoot(container, <Above />, { onRecoverableError: errors }));
  await act(async () => above.set("newer"));
  expect(container.querySelector("b")).toBe(late);
  await act(async () => {
    isLoaded = true;
    load();
  });
  expect(container.textContent).toBe("newerlate");
  expect(container.querySelector("b")).toBe(late);
  expect(errors).not.toHaveBeenCalled();
});

import { act, fireEvent } from "@testing-library/react";
import { type ReactNode, Suspense, startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { isHydrating, useHydrationEnd } from "./document/hydration";
import { island } from "./island";
import { lazyPart } from "./lazy-part";
import { createStore, useStore } from "./store";
import { whenUsed } from "./time/when-used";

const unread = createStore(0);

/** Its markup differs by what the page does before its code is there. */
function Menu({ name }: { name: string }) {
  const count = useStore(unread);
  return (
    <p>
      {name}
      {count > 0 && <b>{count}</b>}
    </p>
  );
}

/** An island as the server renders it, and as the browser has it: its code comes when it is told to. */
function split() {
  let come = () => {};
  const loading = new Promise<typeof Menu>((resolve) => {
    come = () => resolve(Menu);
  });
  return { Served: island(Menu, () => loading), Shown: island(undefined, () => loading), come };
}

function Page({ children }: { children: ReactNode }) {
  useHydrationEnd();
  return <div>{children}</div>;
}

/** The page as served, and what React found wrong when it came alive. */
function serve(served: ReactNode, shown: ReactNode) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page>{served}</Page>);
  const onRecoverableError = vi.fn();
  const root = act(() => hydrateRoot(container, <Page>{shown}</Page>, { onRecoverableError }));
  return { container, root, onRecoverableError };
}

afterEach(() => unread.set(0));

it("an island keeps its served markup until its code is there, whatever the page has done meanwhile", async () => {
  const { Served, Shown, come } = split();
  const { container, onRecoverableError } = serve(<Served name="Ana" />, <Shown name="Ana" />);
  const served = container.querySelector("p");
  expect(served?.textContent).toBe("Ana");
  act(() => unread.set(2));
  await act(async () => come());
  expect(container.querySelector("p")).toBe(served);
  expect(served?.textContent).toBe("Ana2");
  expect(onRecoverableError).not.toHaveBeenCalled();
});

/** Data that are streamed after the page. */
function Late({ of, children }: { of: { read: () => unknown }; children: ReactNode }) {
  of.read();
  return children;
}

it("an island within what is hydrated late keeps its markup too", async () => {
  const { Served, Shown, come } = split();
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const data = lazyPart(() => sent);
  const { container, onRecoverableError } = serve(
    <Suspense>
      <Served name="Ana" />
    </Suspense>,
    <Suspense>
      <Late of={data}>
        <Shown name="Ana" />
      </Late>
    </Suspense>,
  );
  const served = container.querySelector("p");
  await act(async () => arrive());
  await act(async () => come());
  expect(container.querySelector("p")).toBe(served);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

let go = () => {};
function Pages({ next }: { next: ReactNode }) {
  const [isThere, setThere] = useState(false);
  go = () => startTransition(() => setThere(true));
  return <Suspense>{isThere ? next : <i>before</i>}</Suspense>;
}

it("a navigation to an island waits for its code, with the page before it", async () => {
  const { Shown, come } = split();
  const { container } = serve(<Pages next={null} />, <Pages next={<Shown name="Ana" />} />);
  act(() => go());
  expect(container.textContent).toBe("before");
  await act(async () => come());
  expect(container.textContent).toBe("Ana");
});

it("a patient island begins to load when somebody uses the page", async () => {
  const load = vi.fn(async () => Menu);
  const Patient = island(undefined, load, { waitsFor: () => whenUsed });
  const Served = island(Menu, load);
  const { container, onRecoverableError } = serve(<Served name="Ana" />, <Patient name="Ana" />);
  document.body.append(container);
  const served = container.querySelector("p") as Element;
  await act(async () => {});
  expect([load.mock.calls.length, isHydrating()]).toEqual([0, false]);
  await act(async () => fireEvent.pointerDown(served));
  expect(load).toHaveBeenCalledTimes(1);
  act(() => unread.set(2));
  expect([container.querySelector("p") === served, served.textContent]).toEqual([true, "Ana2"]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

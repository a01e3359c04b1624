import { act } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreUse, watchUse } from "./recovered-use";

const FORM = '<form><input name="login"><input type="checkbox" name="keep"></form>';
const SERVED = `<div id="app"><a href="/">Home</a><!--$-->${FORM}<!--/$--></div>`;
const seen = vi.fn();

function App() {
  return (
    <>
      <a href="/">Home</a>
      <Suspense>
        <form>
          <input name="login" onInput={({ currentTarget }) => seen(currentTarget.value)} />
          <input type="checkbox" name="keep" />
        </form>
      </Suspense>
    </>
  );
}

let root: Root | undefined;
beforeEach(() => void vi.stubGlobal("requestIdleCallback", (work: () => void) => work()));
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  seen.mockClear();
  vi.unstubAllGlobals();
});

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;

/** What a guest does with the served page, and what React then makes of it. */
async function hydrate(change: (app: HTMLElement) => void) {
  // biome-ignore lint/suspicious/noConsole: React says here what it makes anew
  vi.mocked(console.error).mockImplementation(() => {});
  document.body.innerHTML = SERVED;
  const app = find("#app");
  change(app);
  const before = { link: find("a"), field: find<HTMLInputElement>("[name=login]") };
  before.field.value = "early";
  find<HTMLInputElement>("[name=keep]").checked = true;
  before.field.focus();
  before.field.setSelectionRange(1, 3);
  watchUse(app);
  await act(async () => {
    root = hydrateRoot(app, <App />, { onRecoverableError: restoreUse });
  });
  await new Promise((resolve) => setTimeout(resolve));
  // biome-ignore lint/suspicious/noConsole: as above
  vi.mocked(console.error).mockClear();
  return before;
}

/** What the visitor did is there, whatever React has rendered again. */
function mustBePreserved() {
  const field = find<HTMLInputElement>("[name=login]");
  expect(field.value).toBe("early");
  expect(find<HTMLInputElement>("[name=keep]").checked).toBe(true);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
}

it("touches nothing that React takes over as it is", async () => {
  const before = await hydrate(() => {});
  expect([find("a"), find("[name=login]")]).toEqual([before.link, before.field]);
  expect(seen).not.toHaveBeenCalled();
  mustBePreserved();
});

it.each<[string, (app: HTMLElement) => void]>([
  ["the whole app is", (app) => app.prepend(document.createElement("b"))],
  ["a part of it is", (app) => app.querySelector("input")?.after(document.createElement("b"))],
  ["its comments are gone and all of it is", (app) => app.childNodes[1]?.remove()],
])("puts back what was done where %s made anew, and tells the field's rules", async (_, change) => {
  const before = await hydrate(change);
  expect(find("[name=login]")).not.toBe(before.field);
  expect(find("b")).toBeNull();
  mustBePreserved();
  expect(seen).toHaveBeenLastCalledWith("early");
});

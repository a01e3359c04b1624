import { afterEach, beforeEach, expect, it, vi } from "vitest";

const state = vi.hoisted(() => ({ isHydrating: false, isServed: true, failures: 0, reloads: 0 }));
vi.mock("./hydration", () => ({ isHydrating: () => state.isHydrating }));
vi.mock("../build/lost-files", () => ({ isServed: () => state.isServed }));
vi.mock("../build/own-build", () => ({ framework: () => ({}) }));
vi.mock("../browser-reports/failures", () => ({ noteFailure: () => (state.failures += 1) }));

const { restoreServedPage } = await import("./last-resort");

beforeEach(() => {
  Object.assign(state, { isHydrating: false, isServed: true, failures: 0, reloads: 0 });
  document.body.innerHTML = '<div id="app"><form><input name="amount"></form></div>';
  vi.stubGlobal("location", { reload: () => (state.reloads += 1) });
});
afterEach(() => vi.unstubAllGlobals());

/** Saves the page, types into it, and empties the app as React does when nothing catches an error. */
async function lose() {
  const app = document.getElementById("app") as HTMLElement;
  const root = { render() {}, unmount: vi.fn() };
  restoreServedPage(app, root);
  (app.querySelector("input") as HTMLInputElement).value = "70";
  app.replaceChildren();
  await Promise.resolve();
  return root;
}

const typed = () => document.querySelector<HTMLInputElement>("#app input")?.value;

it.each([true, false])(
  "the served page stands there again, with what was typed; hydrating: %s",
  async (at) => {
    state.isHydrating = at;
    const root = await lose();
    expect([typed(), state.failures, state.reloads]).toEqual(["70", 1, 0]);
    expect(root.unmount).toHaveBeenCalled();
  },
);

it("another page than the served one is loaded anew", async () => {
  state.isServed = false;
  await lose();
  expect([typed(), state.failures, state.reloads]).toEqual([undefined, 0, 1]);
});

import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { storedKeys, writeStored } from "../storage";
import { Arrival } from "./arrival";

const router = vi.hoisted(() => ({ location: {}, type: "PUSH", navigation: {} }));
vi.mock("@remix-run/react", () => ({
  useLocation: () => router.location,
  useNavigation: () => router.navigation,
  useNavigationType: () => router.type,
}));

const viewer = vi.hoisted(() => ({ current: "visitor" }));
vi.mock("~/shell/layout-data/use-viewer", () => ({ useViewer: () => ({ viewer: viewer.current }) }));

const OF_PAGE = '<a href="/two">Go</a><main tabindex="-1"><h1>Page</h1><input /></main>';

function at(pathname: string, key: string, rest: { hash?: string; type?: string } = {}) {
  Object.assign(router, { type: "PUSH", ...rest });
  router.location = { pathname, key, hash: rest.hash ?? "" };
  return <Arrival />;
}

/** The page that is left, with the focus on what begins the navigation. */
function leave(html: string, starter: string) {
  document.body.innerHTML = `${html}<div id="app"></div>`;
  const { rerender } = render(at("/one", "a"), { container: document.querySelector("#app") as Element });
  document.querySelector<HTMLElement>(starter)?.focus();
  return rerender;
}

const focused = () => document.activeElement?.tagName;
const announced = () => screen.getByRole("status").textContent;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.title = "Page | Casino";
});

it("moves the focus to the heading of another page, which is then not announced", () => {
  const arrive = leave(OF_PAGE, "a");
  expect(focused()).toBe("A");
  arrive(at("/two", "b"));
  expect([focused(), announced()]).toEqual(["H1", ""]);
});

it("moves it to the page itself where there is no heading", () => {
  const arrive = leave('<a href="/two">Go</a><main tabindex="-1"></main>', "a");
  arrive(at("/two", "b"));
  expect(focused()).toBe("MAIN");
});

it.each([
  ["going back", { type: "POP" }],
  ["an address with a place in the page", { hash: "#method" }],
])("%s leaves the focus and announces the title", (_name, how) => {
  const arrive = leave(OF_PAGE, "a");
  arrive(at("/two", "b", how));
  expect([focused(), announced()]).toEqual(["A", "Page | Casino"]);
});

it("leaves it in the field that began the navigation, and under an open dialog", () => {
  const arrive = leave(OF_PAGE, "input");
  arrive(at("/two", "b"));
  expect([focused(), announced()]).toEqual(["INPUT", "Page | Casino"]);
  const ofDialog = leave(`${OF_PAGE}<dialog open><h2 tabindex="-1">Question</h2></dialog>`, "h2");
  ofDialog(at("/two", "b"));
  expect(focused()).toBe("H2");
});

it.each([
  ["button", "BUTTON"],
  ["input", "BODY"],
])("after a form was sent, a %s that was disabled meanwhile leaves it at %s", (control, expected) => {
  const arrive = leave(`${OF_PAGE}<button>Send</button>`, control);
  router.navigation = { formMethod: "POST" };
  arrive(at("/one", "a"));
  (document.activeElement as HTMLElement).blur();
  router.navigation = {};
  arrive(at("/one", "b"));
  expect(focused()).toBe(expected);
});

it("on the same page moves it only if what had it is gone", () => {
  const arrive = leave(`${OF_PAGE}<button>Send</button>`, "button");
  arrive(at("/one", "b"));
  expect(focused()).toBe("BUTTON");
  document.querySelector("button")?.remove();
  arrive(at("/one", "c"));
  expect([focused(), announced()]).toEqual(["H1", ""]);
});

it.each([
  ["/two", "POST", 1],
  ["/two", "GET", 0],
  ["/one", "POST", 0],
])("scrolls to the top of %s after a %s: %d", (pathname, formMethod, times) => {
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue();
  const arrive = leave(OF_PAGE, "a");
  router.navigation = { formMethod };
  arrive(at("/one", "a"));
  router.navigation = {};
  arrive(at(pathname, "b"));
  arrive(at("/three", "c"));
  expect(scroll).toHaveBeenCalledTimes(times);
});

it.each([
  ["visitor", "player", "H1"],
  ["player", "visitor", "H1"],
  ["player", "player", "BODY"],
  [null, "player", "BODY"],
  ["player", "unknown", "BODY"],
  ["unknown", "player", "BODY"],
])("a document after one of a %s, for a %s, has the focus on %s", (before, now, expected) => {
  document.body.innerHTML = `${OF_PAGE}<div id="app"></div>`;
  writeStored(storedKeys.viewer, before);
  viewer.current = now;
  render(at("/one", "a"), { container: document.querySelector("#app") as Element });
  expect(focused()).toBe(expected);
});

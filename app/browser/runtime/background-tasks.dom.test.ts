import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BackgroundSettings, RuntimeLocation } from "./part";

const outside = vi.hoisted(() => ({
  fetchAhead: vi.fn(async () => {}),
  startWorker: vi.fn((_options: { offlinePage: string; onOther: () => Promise<void> }) => () => {}),
  isUnfinished: vi.fn(() => false),
  followIntent: vi.fn((_onIntent: (address: URL) => void) => () => {}),
}));
vi.mock("./navigation/fetch-ahead", () => outside);
vi.mock("./worker/register-worker", () => outside);
vi.mock("./build/unfinished", () => outside);
vi.mock("./navigation/link-hover", () => outside);

const location = { pathname: "/gamehall", reload: vi.fn() };
let served: string;
let notifyLocation: () => void;
let viewer: RuntimeLocation["viewer"];
let win: EventTarget;
let stop: () => void;
let build: typeof import("./build/own-build");

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.resetModules();
  served = "mine";
  viewer = "visitor";
  location.pathname = "/gamehall";
  stop = notifyLocation = () => {};
  win = new EventTarget();
  vi.stubGlobal("window", win);
  vi.stubGlobal("location", location);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("fetch", async () => Response.json({ id: served }));
  vi.stubGlobal("__remixManifest", { version: "mine", routes: {} });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(background: BackgroundSettings | undefined) {
  build = await import("./build/own-build");
  const { start } = await import("./background-tasks");
  stop = start({
    getLocation: () =>
      ({ pathname: location.pathname, viewer, ...(background && { background }) }) as RuntimeLocation,
    onLocation: (listener) => {
      notifyLocation = listener;
      return () => {};
    },
    replace() {},
    signOut() {},
  });
}

/** The browser changes the address first, and fires the event afterwards. */
function goBack(pathname: string) {
  location.pathname = pathname;
  win.dispatchEvent(new Event("popstate"));
}
const otherWorker = () => outside.startWorker.mock.calls[0]?.[0].onOther();

it("back and forward load the page anew once a newer build is there, and only the way to another page", async () => {
  await begin({ buildPollMs: 60_000 });
  served = "newer";
  goBack("/winners");
  notifyLocation();
  expect(location.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.reload).not.toHaveBeenCalled();
  goBack("/winners");
  expect(location.reload).not.toHaveBeenCalled();
  goBack("/gamehall");
  expect(location.reload).toHaveBeenCalledTimes(1);
  stop();
  goBack("/");
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it("a page that was left by a link is where back comes from", async () => {
  await begin({ buildPollMs: 0 });
  build.rememberNewerBuild();
  location.pathname = "/game/dune";
  notifyLocation();
  goBack("/game/dune");
  expect(location.reload).not.toHaveBeenCalled();
  goBack("/gamehall");
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["of the same build", "mine", false, 0, false],
  ["of a newer build", "newer", false, 1, true],
  ["of a newer build, with something unfinished", "newer", true, 0, true],
])("another worker %s", async (_, id, isUnfinished, reloads, isNoted) => {
  await begin({ buildPollMs: 0, offlinePage: "/_offline" });
  served = id;
  outside.isUnfinished.mockReturnValue(isUnfinished);
  await otherWorker();
  expect(location.reload).toHaveBeenCalledTimes(reloads);
  expect(build.crossesBuilds("/gamehall", "/winners")).toBe(isNoted);
});

it("a link that is meant is fetched ahead for whom it is, another state of the shown page is not", async () => {
  await begin({ buildPollMs: 0 });
  const mean = (path: string) => outside.followIntent.mock.calls[0]?.[0](new URL(path, "https://site.test"));
  mean("/gamehall?page=2");
  expect(outside.fetchAhead).not.toHaveBeenCalled();
  const address = new URL("https://site.test/winners");
  for (const [whose, isVisitor] of [
    ["visitor", true],
    ["player", false],
    ["unknown", false],
    [undefined, false],
  ] as const) {
    viewer = whose;
    mean("/winners");
    expect(outside.fetchAhead).toHaveBeenLastCalledWith(address, isVisitor);
  }
});

it("no worker without an offline page, and nothing at all without settings", async () => {
  await begin({ buildPollMs: 0 });
  expect(outside.startWorker).not.toHaveBeenCalled();
  stop();
  vi.clearAllMocks();
  await begin(undefined);
  expect(outside.followIntent).not.toHaveBeenCalled();
});

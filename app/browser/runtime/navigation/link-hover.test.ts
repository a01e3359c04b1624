import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followIntent } from "./link-hover";

class Anchor {
  target = "";
  hash = "";
  dataset: Record<string, string> = {};
  pathname: string;
  search = "";
  constructor(
    readonly href: string,
    readonly names: string[] = [],
  ) {
    this.pathname = new URL(href, "https://site.test/").pathname;
  }
  hasAttribute = (name: string) => this.names.includes(name);
  closest = () => this;
}

const page = new EventTarget();
const onIntent = vi.fn();
let connection: object | undefined;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  connection = undefined;
  vi.stubGlobal("Element", Anchor);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: new URL("https://site.test/") });
  vi.stubGlobal("navigator", {
    get connection() {
      return connection;
    },
  });
  stop = followIntent(onIntent);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function point(target: unknown, pointerType = "mouse") {
  const event = Object.assign(new Event("pointerover"), { pointerType });
  Object.defineProperty(event, "target", { value: target });
  page.dispatchEvent(event);
}

it("a link that a mouse rests on is meant, one that it passes over is not", () => {
  for (let count = 0; count < 30; count += 1) {
    point(new Anchor(`https://site.test/game/${count}`));
    vi.advanceTimersByTime(70);
  }
  expect(onIntent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(onIntent.mock.calls.map(([url]) => url.pathname)).toEqual(["/game/29"]);
});

it("moving about within a link is resting on it, leaving it ends that", () => {
  const link = new Anchor("https://site.test/gamehall");
  point(link);
  vi.advanceTimersByTime(50);
  point(link);
  vi.advanceTimersByTime(30);
  expect(onIntent).toHaveBeenCalledTimes(1);
  point(new Anchor("https://site.test/winners"));
  vi.advanceTimersByTime(50);
  point({});
  vi.advanceTimersByTime(1000);
  expect(onIntent).toHaveBeenCalledTimes(1);
});

it.each([
  ["a finger", () => point(new Anchor("https://site.test/gamehall"), "touch")],
  ["a link elsewhere", () => point(new Anchor("https://elsewhere.test/gamehall"))],
  ["a link around the app", () => point(new Anchor("https://site.test/platform/game/launch"))],
  ["a file", () => point(new Anchor("https://site.test/cashier/history/file", ["download"]))],
  [
    "a page load",
    () => point(Object.assign(new Anchor("https://site.test/"), { dataset: { document: "" } })),
  ],
])("%s means nothing", (_, act) => {
  act();
  vi.advanceTimersByTime(1000);
  expect(onIntent).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead over a connection like %j",
  (slow) => {
    connection = slow;
    point(new Anchor("https://site.test/gamehall"));
    vi.advanceTimersByTime(1000);
    expect(onIntent).not.toHaveBeenCalled();
  },
);

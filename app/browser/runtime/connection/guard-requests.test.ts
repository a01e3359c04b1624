import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FrameworkRoute } from "../build/own-build";
import { guardRequests } from "./guard-requests";
import { unanswered } from "./unanswered";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const at = (path: string) => ({ pathname: path, search: "", hash: "", state: null });
let settle = () => {};
const known = { data: "of the page" };

function to(path: string, formMethod?: string) {
  return { state: "loading", location: at(path), formMethod };
}

beforeEach(() => {
  vi.stubGlobal("window", { location: new URL("http://site/support") });
  vi.stubGlobal("navigator", { onLine: true });
  unanswered.set(null);
});
afterEach(() => {
  settle();
  vi.unstubAllGlobals();
});

/** What the root's load ends with, as data or as thrown, where the support page is shown. */
async function loadEnd(
  state: object,
  load: () => Promise<unknown> = lost,
  address = "http://site/any",
): Promise<unknown> {
  const children = ["support", "gamehall"].map((path) => ({ id: path, path }));
  const root: FrameworkRoute & { path: string } = { id: "root", path: "/", loader: load, children };
  const shown = { location: at("/support"), fetchers: new Map(), loaderData: { root: known }, errors: null };
  const router = { routes: [root], subscribe, state: { ...shown, ...state } };
  function subscribe(notify: () => void) {
    settle = () => {
      Object.assign(router.state, { navigation: { state: "idle" } });
      notify();
    };
    return () => {};
  }
  vi.stubGlobal("__remixRouter", router);
  guardRequests("site");
  return root.loader?.({ request: new Request(address) }, null).catch((thrown) => thrown);
}

describe("a page of another policy class", () => {
  const loaded = async () => known;
  const elsewhere = (path: string) => loadEnd({ navigation: to(path) }, loaded, `http://site${path}`);

  it.each(["/cashier/deposit", "/Cashier/deposit", "/%63ashier/deposit", "/profile/verification"])(
    "at %s is loaded as a document, whatever led to it",
    async (path) => {
      const end = (await elsewhere(path)) as Response;
      expect([end.status, end.headers.get("Location")]).toEqual([302, `http://site${path}`]);
      expect(end.headers.has("X-Remix-Reload-Document")).toBe(true);
    },
  );

  it("is left alone by what is read beside the page, and by pages of the same class", async () => {
    expect(await elsewhere("/gamehall")).toBe(known);
    const read = loadEnd({ navigation: { state: "idle" } }, loaded, "http://site/cashier/deposit");
    expect(await read).toBe(known);
  });

  it("is not opened without a connection: the page stays and says so", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await elsewhere("/cashier/deposit");
    expect(unanswered.get()).toEqual({ end: "page", href: "http://site/cashier/deposit" });
  });
});

describe("a load without an answer", () => {
  it("of a link ends at the page that is shown, and offers the link again", async () => {
    const end = (await loadEnd({ navigation: to("/gamehall") })) as Response;
    expect([end.status, end.headers.get("Location")]).toEqual([302, "http://site/support"]);
    expect(unanswered.get()).toEqual({ end: "page", href: "http://site/gamehall" });
  });

  it.each([
    ["a refresh in the background", { state: "idle" }],
    ["the page that is shown, where a link ended", to("/support")],
    ["the page after a form's answer", to("/support", "POST")],
  ])("of %s leaves what is shown, and asks nothing again", async (_name, navigation) => {
    expect(await loadEnd({ navigation })).toBe(known);
    expect(unanswered.get()).toBeNull();
  });

  it("of a page that has nothing to keep is said in its place", async () => {
    const state = { navigation: to("/support"), loaderData: {}, errors: { page: true } };
    expect(await loadEnd(state)).toMatchObject({ status: 503 });
  });

  it.each([new Response(null, { status: 500 }), new Error("Refused")])(
    "that the server gave is not one",
    async (answer) => {
      expect(await loadEnd({ navigation: to("/gamehall") }, () => Promise.reject(answer))).toBe(answer);
    },
  );
});

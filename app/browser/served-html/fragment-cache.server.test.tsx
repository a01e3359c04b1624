import { describe, expect, it, vi } from "vitest";
import { createFragmentCache, createFragments, noFragmentCache, versionOf } from "./fragment-cache.server";

function Broken(): never {
  throw new Error("broken");
}

const hostile = `"><img src=x onerror=alert(1)></span></li></ul><script>alert('2')</script>\n & <!-- `;

describe("the fragment cache", () => {
  it("renders once for what it is made of", () => {
    const { cache } = createFragmentCache(1_000_000);
    const render = vi.fn((name: string) => <b title={name}>{name}</b>);
    const names = [hostile, "a", hostile, "a"];
    expect(names.map((name) => cache("name", [name], () => render(name)))).toEqual([
      cache("name", [hostile], () => <i />),
      { html: '<b title="a">a</b>', id: expect.any(String) },
      cache("name", [hostile], () => <i />),
      cache("name", ["a"], () => <i />),
    ]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["another kind", "card", ["a", "b"]],
    ["another value", "name", ["a", "c"]],
    ["values cut elsewhere", "name", ["a,b"]],
    ["one value less", "name", ["a"]],
  ])("distinguishes %s", (_, kind, key) => {
    const { cache } = createFragmentCache(1_000_000);
    cache("name", ["a", "b"], () => <i>first</i>);
    expect(cache(kind, key, () => <i>second</i>)).toMatchObject({ html: "<i>second</i>" });
  });

  it("is bounded by bytes, and evicts the least recently used", () => {
    const store = createFragmentCache(100_000);
    const render = vi.fn(() => <p>{"x".repeat(1_000)}</p>);
    for (let nth = 0; nth < 500; nth += 1) {
      store.cache("p", [nth], render);
      store.cache("p", ["hot"], render);
    }
    expect(store.bytes()).toBeLessThan(100_000);
    expect(store.bytes()).toBeGreaterThan(50_000);
    expect(render).toHaveBeenCalledTimes(501);
  });

  it("stores nothing of a preview", () => {
    const render = vi.fn(() => <p>A draft</p>);
    for (const _ of [1, 2]) expect(noFragmentCache.cache("card", ["a"], render).html).toBe("<p>A draft</p>");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("stores nothing of a render that fails", () => {
    const { cache } = createFragmentCache(1_000_000);
    expect(() => cache("x", [], () => <Broken />)).toThrow("broken");
    expect(cache("x", [], () => <i />)).toMatchObject({ html: "<i></i>" });
  });
});

it("a reply that is replaced makes another key", () => {
  const reply = {};
  expect(versionOf(reply)).toBe(versionOf(reply));
  expect(versionOf({})).not.toBe(versionOf(reply));
  expect(versionOf(null)).toBe(0);
});

describe("a fragment in a loader's data", () => {
  const fragments = (isDataRequest: boolean) =>
    createFragments(createFragmentCache(1_000_000), isDataRequest);

  it("travels in data replies, and in documents beside their data", () => {
    expect(fragments(true).serve(["<b>once</b>"]).html).toBe("<b>once</b>");
    const document = fragments(false);
    const { id, ...rest } = document.serve(["<b>once</b>"]);
    expect(rest).toEqual({});
    expect(document.htmlOf(id)).toBe("<b>once</b>");
  });

  it("is its document's alone", () => {
    const { id } = fragments(false).serve(["a player's own"]);
    expect(fragments(false).htmlOf(id)).toBe("");
  });

  it("has one id for the same HTML and others for other HTML", () => {
    const idOf = (...parts: string[]) => fragments(true).serve(parts).id;
    expect(idOf("a")).toBe(idOf("a"));
    expect(idOf("a")).not.toBe(idOf("b"));
    expect(idOf("a")).toMatch(/^[\w-]{12}$/);
  });

  it("is made of cached parts and the markup between them", () => {
    const { cache, serve } = fragments(true);
    const cached = cache("name", ["a"], () => <b>a</b>);
    expect(serve(["<li>", cached, "</li>"]).html).toBe("<li><b>a</b></li>");
  });
});

import { describe, expect, it, vi } from "vitest";
import { createPieceStore } from "./piece-store.server";
import { placePiece } from "./place-piece.server";

function Broken(): never {
  throw new Error("broken");
}

const hostile = `"><img src=x onerror=alert(1)></span></li></ul><script>alert('2')</script>\n & <!-- `;

describe("the store of pieces", () => {
  it("renders a piece once for what it is made of", () => {
    const { keep } = createPieceStore(1_000_000);
    const render = vi.fn((name: string) => <b title={name}>{name}</b>);
    const names = [hostile, "a", hostile, "a"];
    expect(names.map((name) => keep("name", [name], () => render(name)))).toEqual([
      keep("name", [hostile], () => <i />),
      { html: '<b title="a">a</b>', id: expect.any(String) },
      keep("name", [hostile], () => <i />),
      keep("name", ["a"], () => <i />),
    ]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["another kind", "card", ["a", "b"]],
    ["another value", "name", ["a", "c"]],
    ["values cut elsewhere", "name", ["a,b"]],
    ["one value less", "name", ["a"]],
  ])("tells %s apart", (_, kind, key) => {
    const { keep } = createPieceStore(1_000_000);
    keep("name", ["a", "b"], () => <i>first</i>);
    expect(keep(kind, key, () => <i>second</i>)).toMatchObject({ html: "<i>second</i>" });
  });

  it("is bounded by bytes, and gives up what was not asked for the longest", () => {
    const store = createPieceStore(100_000);
    const render = vi.fn(() => <p>{"x".repeat(1_000)}</p>);
    for (let nth = 0; nth < 500; nth += 1) {
      store.keep("p", [nth], render);
      store.keep("p", ["hot"], render);
    }
    expect(store.bytes()).toBeLessThan(100_000);
    expect(store.bytes()).toBeGreaterThan(50_000);
    expect(render).toHaveBeenCalledTimes(501);
  });

  it("keeps nothing of a render that fails", () => {
    const { keep } = createPieceStore(1_000_000);
    expect(() => keep("x", [], () => <Broken />)).toThrow("broken");
    expect(keep("x", [], () => <i />)).toMatchObject({ html: "<i></i>" });
  });
});

describe("a piece in a loader's data", () => {
  const sent = (isDataRequest: boolean) =>
    JSON.stringify({ piece: placePiece({ isDataRequest }, ["<b>once</b>"]) });

  it("travels in data replies, and not beside the markup of a document", () => {
    expect(sent(true)).toContain(["<b>once</b>"]);
    expect(sent(false)).not.toContain("once");
    expect(placePiece({ isDataRequest: false }, ["<b>once</b>"]).html).toBe("<b>once</b>");
  });

  it("has one id for the same HTML and others for other HTML", () => {
    const idOf = (html: string) => placePiece({ isDataRequest: true }, [html]).id;
    expect(idOf("a")).toBe(idOf("a"));
    expect(idOf("a")).not.toBe(idOf("b"));
    expect(idOf("a")).toMatch(/^[\w-]{12}$/);
  });
});

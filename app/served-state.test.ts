import type { EntryContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { isJson, stateAsJson } from "./served-state";

const contextOf = (loaderData: object, rest: object = {}) =>
  ({
    staticHandlerContext: { loaderData, actionData: null, errors: null, ...rest },
    serverHandoffString: "as it was",
    serverHandoffStream: "stream",
    future: { v3_singleFetch: true },
  }) as unknown as EntryContext;

describe("the data of a document", () => {
  it("is said in its first script, where JSON can say all of it", () => {
    const context = contextOf({ root: { name: "</script><b>", missing: undefined, list: [1, null, ""] } });
    expect(stateAsJson(context, "/lv")).toBe(true);
    const said = context.serverHandoffString ?? "";
    expect(said).not.toMatch(/[<>&]/);
    expect(JSON.parse(said)).toEqual({
      basename: "/lv",
      future: {},
      state: { loaderData: { root: { name: "</script><b>", list: [1, null, ""] } }, actionData: null },
    });
    expect(context.serverHandoffStream).toBeUndefined();
    expect(context.future.v3_singleFetch).toBe(false);
  });

  it.each([
    ["a promise", contextOf({ root: { late: Promise.resolve(1) } })],
    ["an error", contextOf({}, { errors: { root: new Error() } })],
    ["an action's date", contextOf({}, { actionData: { root: new Date() } })],
  ])("is streamed where it holds %s", (_, context) => {
    expect(stateAsJson(context, "")).toBe(false);
    expect(context).toMatchObject({ serverHandoffString: "as it was", serverHandoffStream: "stream" });
    expect(context.future.v3_singleFetch).toBe(true);
  });
});

it.each([
  new Map(),
  new Date(),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  Symbol("a"),
  () => 1,
  [undefined],
  [{ a: [new Set()] }],
  new (class A {})(),
  JSON.parse('{"__proto__":{}}'),
])("JSON does not say %o", (value) => expect(isJson({ value })).toBe(false));

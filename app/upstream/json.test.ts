import { describe, expect, it } from "vitest";
import { dropNulls, parseJson } from "./json";

describe("parseJson", () => {
  it.each([
    '{"a":{"__proto__":{"polluted":1},"b":1}}',
    '[{"constructor":{"prototype":{"polluted":1}}}]',
    '{"\\u005f_proto__":{"polluted":1}}',
    '{"prototype":1}',
  ])("drops names that reach into prototypes: %s", (text) => {
    expect(JSON.stringify(parseJson(text))).not.toMatch(/proto|constructor/);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("takes 64 levels and no more", () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(() => parseJson(nested(64))).not.toThrow();
    expect(() => parseJson(nested(65))).toThrow(RangeError);
    expect(() => parseJson(nested(50_000))).toThrow(RangeError);
  });
});

it("drops null members and keeps null items", () => {
  expect(dropNulls({ a: null, b: { c: null, d: 0 }, e: [null, { f: null }] })).toEqual({
    b: { d: 0 },
    e: [null, {}],
  });
  expect(dropNulls(null)).toBeNull();
});

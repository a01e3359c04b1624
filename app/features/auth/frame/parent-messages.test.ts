import { describe, expect, it } from "vitest";
import { isAllowedParent, parentOrigins, readCheckIframe } from "./parent-messages";

const sources = ["https://partner.example", "https://*.sites.example"];

describe("who may be around", () => {
  it.each([
    ["https://partner.example", true],
    ["https://a.sites.example", true],
    ["https://a.b.sites.example", true],
    ["https://sites.example", false],
    ["https://evilsites.example", false],
    ["http://a.sites.example", false],
    ["https://partner.example.evil.test", false],
    ["https://partner.example:444", false],
    ["null", false],
    ["", false],
  ])("%s: %s", (origin, isAllowed) => {
    expect(isAllowedParent(origin, sources)).toBe(isAllowed);
  });
});

describe("whom a message goes to", () => {
  it.each([
    [["https://partner.example"], "", ["https://partner.example"]],
    [["https://evil.test", "https://partner.example"], "", []],
    [undefined, "https://a.sites.example/page", ["https://a.sites.example"]],
    // The referrer is our own page once the frame has moved on.
    [undefined, "https://casino.example/forms/sign_in", ["https://partner.example"]],
    [undefined, "", ["https://partner.example"]],
  ])("with %j around, come from %s: %j", (ancestors, referrer, expected) => {
    expect(parentOrigins(sources, { ancestors, referrer })).toEqual(expected);
  });
});

describe("checkIframe", () => {
  const parent = {} as Window;
  const ownOrigin = "https://casino.example";
  const valid = { type: "checkIframe", url: "/forms/sign_up" };
  const read = (data: unknown, origin = "https://partner.example", source: unknown = parent) =>
    readCheckIframe({ data, origin, source: source as Window }, { parent, sources, ownOrigin });

  it.each([
    ["/forms/sign_up", "/forms/sign_up"],
    ["/es-ES/forms/sign_in?view=restore", "/es-ES/forms/sign_in?view=restore"],
    [`${ownOrigin}/forms/sign_up?type=x`, "/forms/sign_up?type=x"],
    [`${ownOrigin}.evil.test/`, null],
    ["//evil.test", null],
    ["https://evil.test/", null],
    ["javascript:alert(1)", null],
    ["/\\evil.test", null],
    [`/${"x".repeat(2100)}`, null],
    [7, null],
    [undefined, null],
  ])("with %s leads to %s", (url, expected) => {
    expect(read({ type: "checkIframe", url })).toBe(expected);
  });

  it.each([
    ["another origin", () => read(valid, "https://evil.test")],
    ["no origin", () => read(valid, "null")],
    ["another window", () => read(valid, undefined, {})],
    ["no window", () => read(valid, undefined, null)],
    ["another type", () => read({ ...valid, type: "checkiframe" })],
    ["text", () => read(JSON.stringify(valid))],
    ["a list", () => read(Object.assign([], valid))],
    ["nothing", () => read(null)],
  ])("of %s is left alone", (_case, attempt) => {
    expect(attempt()).toBeNull();
  });

  it("says nothing to a page that is in no frame", () => {
    const message = { data: valid, origin: "https://partner.example", source: parent };
    expect(readCheckIframe(message, { parent: null, sources, ownOrigin })).toBeNull();
  });
});

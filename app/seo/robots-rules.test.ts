import { describe, expect, it } from "vitest";
import { isDisallowed, parseRobots } from "./robots-rules";

const rulesOf = (...lines: string[]) => parseRobots(["User-agent: *", ...lines].join("\n"));

describe("patterns (RFC 9309, 2.2.3)", () => {
  it.each([
    ["/cashier/", "/cashier/deposit", true],
    ["/cashier/*", "/cashier/deposit", true],
    ["/cashier/*", "/cashier", false],
    ["/fish", "/fish.html", true],
    ["/fish", "/Fish", false],
    ["/*.php", "/a/index.php?x=1", true],
    ["/*.php$", "/index.php", true],
    ["/*.php$", "/index.php?x=1", false],
    ["/fish*.php", "/fishheads/cat.php", true],
    ["/fish*.php", "/Fish.php", false],
    ["/$", "/", true],
    ["/$", "/a", false],
    ["/a*a$", "/a", false],
    ["/a*b*b$", "/ab", false],
    ["/a*b*b$", "/acbdb", true],
    ["*", "/anything", true],
    ["/*?promo_code=*", "/gamehall?promo_code=X", true],
    ["/*?promo_code=*", "/gamehall", false],
    ["/caf%C3%A9", "/caf%c3%a9", true],
    ["/café", "/caf%C3%A9", true],
    ["/%7Euser", "/~user", true],
    ["/a%2Fb", "/a/b", false],
    ["", "/", false],
    ["cashier", "/cashier", false],
  ])("Disallow: %s, %s", (pattern, path, expected) => {
    expect(isDisallowed(rulesOf(`Disallow: ${pattern}`), path)).toBe(expected);
  });

  it("many wildcards cost no more than few", () => {
    const pattern = `Disallow: /${"a*".repeat(2000)}b`;
    const started = performance.now();
    expect(isDisallowed(rulesOf(pattern), `/${"a".repeat(8000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe("which rule counts", () => {
  it.each([
    ["the longest", ["Allow: /p", "Disallow: /"], "/page", false],
    ["Allow among equals", ["Disallow: /page", "Allow: /page"], "/page", false],
    ["the longer wildcard", ["Allow: /page", "Disallow: /*.htm"], "/page.htm", true],
    ["the anchored one", ["Allow: /$", "Disallow: /"], "/", false],
  ])("%s", (_name, lines, path, expected) => {
    expect(isDisallowed(rulesOf(...lines), path)).toBe(expected);
  });
});

describe("groups", () => {
  it("all groups for everyone together, and no other's", () => {
    const rules = parseRobots(
      "\uFEFFuser-agent: badbot\r\nDisallow: /\r\n\r\nUSER-AGENT : *\r\ndisallow:/a # why\r\nSitemap: x\r\n" +
        "User-agent: other\nUser-agent: *\nDisallow: /b\nUser-agent: third\nDisallow: /c",
    );
    expect(["/a", "/b", "/c", "/d"].map((path) => isDisallowed(rules, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(["", "nonsense", "Disallow: /", "<html>", "User-agent: *\nDisallow"])("%j says nothing", (text) => {
    expect(isDisallowed(parseRobots(text), "/x")).toBe(false);
  });
});

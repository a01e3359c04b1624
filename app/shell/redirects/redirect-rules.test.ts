import { describe, expect, it } from "vitest";
import type { Locale } from "~/routing/locale";
import { matchRule, readRule, targetOf } from "./redirect-rules";

const locales: Locale[] = [
  { code: "en-US", name: "English", direction: "ltr", isDefault: true },
  { code: "es-ES", name: "Español", direction: "ltr", isDefault: false },
];

/** Where a rule leads from a path: null when it does not hold there, "refused" when it may not be followed. */
function leads(from: string, to: string, path: string): string | null {
  const rule = readRule({ from, to });
  if (!rule) return "no rule";
  const captures = matchRule(rule, [path]);
  if (!captures) return null;
  const target = targetOf(rule, captures, { origin: "https://site.example", locales });
  if (!target) return "refused";
  if (target.href !== undefined) return target.href;
  const { address } = target;
  return address.path + address.search + address.hash;
}

describe("a redirect rule", () => {
  it.each([
    ["/a", "/b", "/a", "/b"],
    ["/a", "/b", "/a/", "/b"],
    ["/a/", "/b", "/a", "/b"],
    ["/a", "/b", "/A", null],
    ["/a", "/b", "/ab", null],
    ["/a", "/b", "/", null],
    ["/", "/b", "/", "/b"],
    ["*", "/b", "/anything/at/all", "/b"],
    ["/a/*", "/b/$1", "/a/x", "/b/x"],
    ["/a/*", "/b/$1", "/a/x/y", "/b/x/y"],
    ["/a/*", "/b/$1", "/a", null],
    ["/a*", "/b$1", "/a", "/b"],
    ["/a/*/c/*", "/b/$2/$1", "/a/1/c/2", "/b/2/1"],
    ["/a/*/c/*", "/b/$2/$1", "/a/1/c/2/c/3", "/b/2/c/3/1"],
    ["*/end", "/b$1", "/x/end", "/b/x"],
    ["/x*x", "/b", "/x", null],
    ["/a/*", "/b", "/a/x", "/b"],
    ["/a/*", "/b/$2", "/a/x", "/b/"],
    ["/a/*", "/b?from=$1#part", "/a/x", "/b?from=x#part"],
    // Rules are written by people, paths are encoded.
    ["/café/*", "/b/$1", "/caf%c3%a9/d%C3%A9", "/b/d%C3%A9"],
    ["/a b", "/b", "/a%20b", "/b"],
    ["/100%", "/b", "/100%25", null],
    // A dot or a bracket is a dot or a bracket.
    ["/a.html", "/b", "/axhtml", null],
    ["/(a+)+$", "/b", "/aaaa", null],
    ["/a", "https://other.example/x?y=1", "/a", "https://other.example/x?y=1"],
    ["/a/*", "https://other.example/$1", "/a/x/y", "https://other.example/x/y"],
  ])("%s → %s at %s leads to %s", (from, to, path, target) => {
    expect(leads(from, to, path)).toBe(target);
  });

  it.each([
    ["/a", "//evil.example"],
    ["/a", "/\\evil.example"],
    ["/a", "\\\\evil.example"],
    ["/a", "javascript:alert(1)"],
    ["/a", "data:text/html,x"],
    ["/a", "ftp://other.example/"],
    ["/a", "other.example"],
    ["/a", "https:other.example"],
    ["/a", "https://"],
    ["/a", ""],
    ["/a/*", "$1"],
    ["/a/*", "https://$1/"],
    ["a", "/b"],
    ["https://site.example/a", "/b"],
    ["/a?b=1", "/b"],
    ["", "/b"],
  ])("%s → %s is none", (from, to) => {
    expect(leads(from, to, "/a")).toBe("no rule");
  });

  it.each([
    // What a visitor types may not become the address of another site.
    ["/go*", "/$1", "/go/evil.example"],
    ["/go*", "/es-ES/$1", "/go/evil.example"],
    ["/go*", "/ES-es/en-US/$1", "/go/evil.example"],
    ["/go*", "https://site.example/es-ES/$1", "/go/evil.example"],
    ["/a", "http://other.example/x", "/a"],
    ["/go*", "https://partner.example$1", "/go.evil.example/x"],
    ["/go*", "https://partner.example$1", "/go@evil.example/x"],
    ["/go*", "https://partner.example$1", "/go:99999/x"],
    ["/go/*", "https://$1partner.example/", "/go/me:secret@"],
    ["/go/*", "https://$1partner.example/", "/go/evil.example."],
    ["/a", "/b%2f..%2fc", "/a"],
    ["/a", "/b\u0000", "/a"],
    ["/a", `/${"b".repeat(2048)}`, "/a"],
  ])("%s → %s is refused at %s", (from, to, path) => {
    expect(leads(from, to, path)).toBe("refused");
  });

  it("takes no longer for many stars", () => {
    const rule = readRule({ from: `/${"*a".repeat(1000)}b`, to: "/b" });
    const started = performance.now();
    expect(rule && matchRule(rule, [`/${"a".repeat(1023)}`])).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it("is tried against each path in turn", () => {
    const rule = readRule({ from: "/es-ES/a/*", to: "/b" });
    expect(rule && matchRule(rule, ["/a/1", "/es-ES/a/2"])).toEqual(["2"]);
  });
});

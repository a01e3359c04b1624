import { describe, expect, it } from "vitest";
import { safeInternalPath, safeRedirect } from "./safe-redirect";

const refused: unknown[] = [
  // Other sites, plainly.
  "https://evil.example",
  "https://evil.example/path",
  "http://evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "ftp://evil.example/",
  "ws://evil.example/",
  "blob:https://evil.example/x",
  // Protocol-relative, and what browsers repair into it.
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "//evil.example@site.invalid/",
  "//user:pass@evil.example",
  "//[::1]/",
  "//127.0.0.1",
  "//evil%E3%80%82example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\u2029/evil.example",
  "\ufeff//evil.example",
  "/\u3000/evil.example",
  "/\u200b/evil.example",
  "/ /evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/a/../..//evil.example",
  "/./\\evil.example",
  // Encoded forms that the next server may decode.
  "/%2f/evil.example",
  "/%2fevil.example",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/x/%2e%2e//evil.example",
  "/%2e%2e/%2e%2e/",
  "/x/.%2e/y",
  "/x/%2e./y",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%00",
  // Scripts and data.
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "view-source:https://evil.example",
  // Not a path.
  "",
  "evil.example",
  "www.evil.example/",
  "path/without/slash",
  "./relative",
  "../relative",
  "?query=only",
  "#hash",
  "@evil.example",
  ":80",
  // Not text, or too much of it.
  undefined,
  null,
  0,
  {},
  [],
  ["/"],
  true,
  `/${"a".repeat(2048)}`,
  // Header splitting.
  "/ok\r\nSet-Cookie: a=b",
  "/ok\u0085x",
  "/ok\u007f",
];

const accepted: [string, string][] = [
  ["/", "/"],
  ["/gamehall", "/gamehall"],
  ["/gamehall?category=slots&page=2", "/gamehall?category=slots&page=2"],
  ["/es-ES/profile/settings", "/es-ES/profile/settings"],
  ["/game/sand-dunes#real", "/game/sand-dunes#real"],
  ["/profile/settings?from=%2Fcashier%2Fdeposit", "/profile/settings?from=%2Fcashier%2Fdeposit"],
  ["/support?text=https://other.example", "/support?text=https://other.example"],
  ["/a/../b", "/b"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/café", "/caf%C3%A9"],
  ["/@name", "/@name"],
  ["/x:y", "/x:y"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
];

describe("targets that a visitor supplied", () => {
  it.each(refused.map((value) => [value]))("refuses %j", (value) => {
    expect(safeInternalPath(value)).toBeNull();
    expect(safeRedirect(value, "/home")).toBe("/home");
  });

  it.each(accepted)("lets %j through as %j", (value, path) => {
    expect(safeInternalPath(value)).toBe(path);
    expect(safeRedirect(value)).toBe(path);
  });

  it("answers nothing that a browser would take to another site", () => {
    for (const value of refused) {
      expect(new URL(safeRedirect(value), "https://site.example").origin).toBe("https://site.example");
    }
  });
});

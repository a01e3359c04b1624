import { expect, it } from "vitest";
import { followableAddress } from "./followable";

function follows(href: string): boolean {
  const anchor = document.createElement("a");
  anchor.href = href;
  return followableAddress(anchor) !== null;
}

it("follows links to pages of this site alone", () => {
  expect(follows("/gamehall")).toBe(true);
  expect(follows("https://other.example/gamehall")).toBe(false);
  expect(follows("/platform/api")).toBe(false);
});

it.each([
  `${window.location.origin}//other.example`,
  `${window.location.origin}/\\other.example`,
  "/es//other.example/x",
  "/es\\/other.example",
])("leaves %s to the browser: the router would take it for another host", (href) => {
  expect(follows(href)).toBe(false);
});

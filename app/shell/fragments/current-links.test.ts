import { describe, expect, it } from "vitest";
import { currentHrefs, fillCurrentPage, RETURN_PATH } from "./current-links";

const menu = [
  "/",
  "/gamehall",
  "/gamehall?category=slots",
  "/gamehall?category=slots&providers=aurora",
  "https://x.test/",
];

describe("the current link of a menu", () => {
  it.each([
    ["/", ["/"]],
    ["/gamehall", ["/gamehall"]],
    ["/gamehall?page=2", ["/gamehall"]],
    ["/gamehall?category=slots", ["/gamehall?category=slots"]],
    ["/gamehall?sort=name&category=slots", ["/gamehall?category=slots"]],
    ["/gamehall?providers=aurora&category=slots", ["/gamehall?category=slots&providers=aurora"]],
    ["/gamehall?category=live", ["/gamehall"]],
    ["/game/x", []],
    ["/gamehalls", []],
  ])("at %s", (address, expected) => {
    expect([...currentHrefs(menu, address)]).toEqual(expected);
  });

  it("needs the locale's prefix on both sides", () => {
    expect(currentHrefs(["/es-ES", "/es-ES/terms"], "/es-ES/terms")).toEqual(new Set(["/es-ES/terms"]));
    expect(currentHrefs(["/terms"], "/es-ES/terms")).toEqual(new Set());
  });
});

describe("placing a fragment", () => {
  const fragment = `<a href="/gamehall?a=1&amp;b=2" class="x">A</a><a href="/terms">T</a><input value="${RETURN_PATH}"/>`;

  it("marks the link that leads here, escaped as it stands in the HTML", () => {
    const html = fillCurrentPage(fragment, { address: "/gamehall?b=2&a=1", path: "/gamehall" });
    expect(html).toContain('<a href="/gamehall?a=1&amp;b=2" aria-current="page" class="x">');
    expect(html).toContain('<a href="/terms">');
  });

  it("writes the way back where forms ask for it", () => {
    expect(fillCurrentPage(fragment, { address: "/es-ES/terms", path: "/terms?x=1" })).toContain(
      'value="/terms?x=1"',
    );
  });

  it("lets no address out of its attribute", () => {
    const path = `/x?q="><script>alert('$&')</script>`;
    const html = fillCurrentPage(fragment, { address: "/x", path });
    expect(html).not.toContain("<script>");
    expect(html).toContain("/x?q=&quot;&gt;&lt;script&gt;alert(&#x27;$&amp;&#x27;)&lt;/script&gt;");
  });
});

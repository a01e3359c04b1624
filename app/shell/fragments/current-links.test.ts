import { describe, expect, it } from "vitest";
import { currentMarks, fillCurrentPage, namedView, RETURN_PATH } from "./current-links";

const menu = [
  "/",
  "/gamehall",
  "/gamehall?category=slots",
  "/gamehall?category=slots&providers=aurora",
  "/offers",
  "/offers/vip",
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
    expect(currentMarks(menu, address, "/")).toEqual(new Map(expected.map((href) => [href, "page"])));
  });

  it("needs the locale's prefix on both sides", () => {
    expect([...currentMarks(["/es-ES", "/es-ES/terms"], "/es-ES/terms", "/es-ES").keys()]).toEqual([
      "/es-ES/terms",
    ]);
    expect(currentMarks(["/terms"], "/es-ES/terms", "/es-ES").size).toBe(0);
  });

  it.each([
    ["/offers/30", ["/offers"]],
    ["/offers/vip/1?page=2", ["/offers/vip"]],
    ["/offersable/1", []],
  ])("is that of the section at %s, where none leads there", (address, expected) => {
    expect(currentMarks(["", "/", ...menu], address, "/")).toEqual(
      new Map(expected.map((href) => [href, "true"])),
    );
  });

  it("is the only one beside the page, and none of several", () => {
    expect(currentMarks(["/", "/cashier/wallet"], "/cashier/deposit", "/")).toEqual(
      new Map([["/cashier/wallet", "true"]]),
    );
    expect(currentMarks(["/cashier/wallet", "/cashier/history"], "/cashier/deposit", "/").size).toBe(0);
    expect(currentMarks(["/es-ES/offers"], "/es-ES/terms", "/es-ES").size).toBe(0);
  });

  it.each([
    ["/gamehall", "/gamehall?category=slots"],
    ["/gamehall?page=2", "/gamehall?category=slots"],
    ["/gamehall?search=star", "/gamehall?search=star"],
    ["/gamehall?category=all", "/gamehall?category=all"],
    ["/game/x", "/game/x"],
  ])("is that of what %s shows", (path, expected) => {
    expect(namedView(path, "slots")).toBe(expected);
    expect(namedView(path, undefined)).toBe(path);
  });
  it.each(["/cashier/paycancel?transaction=1", "/cashier/paysuccess/1", "/cashier/receipt"])(
    "is the deposit's at %s, else the only one beside it",
    (address) => {
      const rail = ["/", "/cashier/deposit", "/cashier/wallet"];
      expect(currentMarks(rail, address, "/")).toEqual(new Map([["/cashier/deposit", "true"]]));
      expect(currentMarks(["/", "/cashier/wallet"], address, "/").get("/cashier/wallet")).toBe("true");
      expect(currentMarks(["/es-ES/cashier/deposit"], `/es-ES${address}`, "/es-ES").size).toBe(1);
    },
  );

  it("is the first view of a page that none of them names", () => {
    const views = ["/", "/offers", "/gamehall?category=all", "/gamehall?category=slots"];
    for (const address of ["/gamehall", "/gamehall?search=star", "/gamehall?category=live"])
      expect(currentMarks(views, address, "/")).toEqual(new Map([["/gamehall?category=all", "true"]]));
    expect(currentMarks(views, "/gamehall?category=slots", "/").get("/gamehall?category=slots")).toBe("page");
  });

  it("is no view of home", () => {
    expect(currentMarks(["/?show_popup_auth", "/offers"], "/", "/").size).toBe(0);
    expect(currentMarks(["/es-ES?dialog=quest"], "/es-ES", "/es-ES").size).toBe(0);
  });

  it("is never home, of whatever locale", () => {
    expect(currentMarks(["/zh-Hans"], "/zh-Hans/terms", "/zh-Hans").size).toBe(0);
  });
});

describe("placing a fragment", () => {
  const fragment = `<a href="/gamehall?a=1&amp;b=2" class="x">A</a><a href="/terms">T</a><input value="${RETURN_PATH}"/>`;

  it("marks the link that leads here, escaped as it stands in the HTML", () => {
    const html = fillCurrentPage(fragment, {
      address: "/gamehall?b=2&a=1",
      view: "/gamehall?b=2&a=1",
      path: "/gamehall",
      home: "/",
    });
    expect(html).toContain('<a href="/gamehall?a=1&amp;b=2" aria-current="page" class="x">');
    expect(html).toContain('<a href="/terms">');
  });

  it("writes the way back where forms ask for it", () => {
    expect(
      fillCurrentPage(fragment, {
        address: "/es-ES/terms",
        view: "/es-ES/terms",
        path: "/terms?x=1",
        home: "/es-ES",
      }),
    ).toContain('value="/terms?x=1"');
  });

  it("lets no address out of its attribute", () => {
    const path = `/x?q="><script>alert('$&')</script>`;
    const html = fillCurrentPage(fragment, { address: "/x", view: "/x", path, home: "/" });
    expect(html).not.toContain("<script>");
    expect(html).toContain("/x?q=&quot;&gt;&lt;script&gt;alert(&#x27;$&amp;&#x27;)&lt;/script&gt;");
  });
});

import { describe, expect, it } from "vitest";
import type { Banner } from "~/platform/entities";
import { toHomeBanners } from "./home-blocks";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const banner = (id: string, changes: Partial<Banner["description"]> = {}): Banner => ({
  id,
  description: { title: `Banner ${id}`, position: "home-main", ...changes },
});
const ids = (banners: Banner[], count?: number) =>
  toHomeBanners(banners, { positions: count === undefined ? {} : { "home-main": { count } } }, NOW).map(
    ({ id }) => id,
  );

describe("banners", () => {
  it("are those of the page, the most important first", () => {
    const banners = [
      banner("a"),
      banner("b", { priority: 2 }),
      banner("c", { position: "cashier", priority: 0 }),
      banner("d", { priority: 1 }),
    ];
    expect(ids(banners)).toEqual(["d", "b", "a"]);
  });

  it("are any, where no banner names the place", () => {
    expect(ids([banner("a", { position: "top" }), banner("b", { position: "side" })])).toEqual(["a", "b"]);
  });

  it("end when they are over", () => {
    const ending = (id: string, finished_at: string) => ({ ...banner(id), finished_at });
    const banners = [
      ending("over", "2026-06-01T12:00:00Z"),
      ending("on", "2026-06-01T12:00:01Z"),
      banner("open"),
    ];
    expect(ids(banners)).toEqual(["on", "open"]);
  });

  it("are as many as configured, else ten", () => {
    const many = Array.from({ length: 14 }, (_, index) => banner(`${index}`));
    expect([ids(many).length, ids(many, 3).length, ids(many, 0).length]).toEqual([10, 3, 0]);
  });

  it.each([
    ["/gamehall?category=slots", "/gamehall?category=slots"],
    ["https://partner.example/x", "https://partner.example/x"],
    ["javascript:alert(1)", undefined],
    ["//evil.example", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("lead from %s to %s", (button_url, href) => {
    expect(toHomeBanners([banner("a", { button_url })], { positions: {} }, NOW)[0]?.href).toBe(href);
  });
});

import { describe, expect, it } from "vitest";
import type { Banner } from "~/platform/entities/common";
import { type BannerSlot, toBannerStrip } from "./banner-card";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const banner = (id: string, changes: Partial<Banner["description"]> = {}): Banner => ({
  id,
  description: { title: `Banner ${id}`, position: "home-main", ...changes },
});
const ids = (banners: Banner[], count?: number, slot: BannerSlot = "home-main") =>
  toBannerStrip(banners, slot, { positions: { [slot]: { count } } }, NOW).banners.map(({ id }) => id);

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

  it("are any, where no banner names the slot", () => {
    expect(ids([banner("a", { position: "top" }), banner("b", { position: "side" })])).toEqual(["a", "b"]);
  });

  it("are never those of another page's slot", () => {
    const banners = [banner("a", { position: "cashier" }), banner("b", { position: "gamehall" })];
    expect(ids(banners)).toEqual([]);
    expect(ids(banners, 10, "gamehall")).toEqual(["b"]);
    expect(ids([banner("a", { position: "top" })], 10, "gamehall")).toEqual([]);
  });

  it.each([
    [undefined, undefined],
    [0, undefined],
    [0.001, 3],
    [7, 7],
    [1e9, 600],
  ])("of a slot that moves each %s seconds move each %s", (autoplaySeconds, expected) => {
    const strip = toBannerStrip([], "gamehall", { positions: { gamehall: { autoplaySeconds } } }, NOW);
    expect(strip.autoplaySeconds).toBe(expected);
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
    const { banners } = toBannerStrip([banner("a", { button_url })], "home-main", { positions: {} }, NOW);
    expect(banners[0]?.href).toBe(href);
  });
});

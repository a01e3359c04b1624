import { describe, expect, it } from "vitest";
import type { Banner } from "~/platform/entities/banners";
import { type BannerCard, type BannerSlot, platformCards, toBannerStrip } from "./banner-card";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const banner = (id: string, changes: Partial<Banner["description"]> = {}): Banner => ({
  id,
  description: { title: `Banner ${id}`, position: "home-main", ...changes },
});
const strip = (banners: Banner[], slot: BannerSlot = "home-main", positions = {}) =>
  toBannerStrip({ editors: [], platform: platformCards(banners, slot, NOW) }, slot, { positions });
const ids = (banners: Banner[], count?: number, slot: BannerSlot = "home-main") =>
  strip(banners, slot, { [slot]: { count } }).banners.map(({ id }) => id);

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
    expect(strip([], "gamehall", { gamehall: { autoplaySeconds } }).autoplaySeconds).toBe(expected);
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
    expect(strip([banner("a", { button_url })]).banners[0]?.href).toBe(href);
  });

  it("of editors come first, and the platform's that lead to the same page stay away", () => {
    const card = (id: string, href?: string): BannerCard => ({ id, title: id, ...(href && { href }) });
    const editors = [card("editors-1", "/promotions"), card("editors-2")];
    const platform = [card("a", "/promotions"), card("b"), card("c", "/gamehall")];
    const joined = (count?: number) =>
      toBannerStrip({ editors, platform }, "home-main", { positions: { "home-main": { count } } });
    expect(joined().banners.map(({ id }) => id)).toEqual(["editors-1", "editors-2", "b", "c"]);
    expect(joined(3).banners.map(({ id }) => id)).toEqual(["editors-1", "editors-2", "b"]);
  });
});

import { describe, expect, it } from "vitest";
import { type HallQuery, hallPath, parseHallQuery, toggleFilter } from "./hall-query";

const everything: HallQuery = {
  category: undefined,
  types: [],
  tags: [],
  providers: [],
  search: "",
  sort: "priority",
  page: 1,
};
const parse = (search: string, defaultCategory?: string) =>
  parseHallQuery(new URLSearchParams(search), defaultCategory);

describe("the address of the game hall", () => {
  it.each<[string, Partial<HallQuery>]>([
    ["", {}],
    ["category=slots", { category: "slots" }],
    ["category=", {}],
    ["category=studio/slots:2", { category: "studio/slots:2" }],
    [`category=${encodeURIComponent("слоты")}`, { category: "слоты" }],
    ["category=a b", {}],
    ["category=%00", {}],
    [`category=${"x".repeat(129)}`, {}],
    ["category=all", {}],
    ["category=slots&category=live", { category: "slots" }],
    ["providers=a,b", { providers: ["a", "b"] }],
    ["providers=a&providers=b,c", { providers: ["a", "b", "c"] }],
    ["types=live,slot", { types: ["slot", "live"] }],
    ["types=poker", {}],
    ["tags=new&tags=jackpot,new", { tags: ["new", "jackpot"] }],
    ["providers=a,,a,%20,<script>,b", { providers: ["a", "b"] }],
    ["search=%20sand%20", { search: "sand" }],
    ["search=%20", {}],
    [`search=${"x".repeat(63)}%20y`, { search: "x".repeat(63) }],
    ["search=e%CC%81t%C3%A9", { search: "été" }],
    ["sort=name", { sort: "name" }],
    ["sort=-created_at", { sort: "-created_at" }],
    ["sort=-popularity", { sort: "-popularity" }],
    ["sort=password", {}],
    ["page=2", { page: 2 }],
    ["page=9999", { page: 9_999 }],
    ["page=10000", { page: 9_999 }],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1.5", {}],
    ["page=02", {}],
    ["page=Infinity", {}],
    ["show_popup_auth=1&_routes=x", {}],
  ])("%s", (search, expected) => {
    expect(parse(search)).toEqual({ ...everything, ...expected });
  });

  it("takes no more than 20 providers", () => {
    const many = Array.from({ length: 30 }, (_, index) => `p${index}`);
    expect(parse(`providers=${many.join(",")}`).providers).toEqual(many.slice(0, 20));
  });

  it.each([
    ["", "slots"],
    ["sort=name&page=2", "slots"],
    ["category=live", "live"],
    ["category=all", undefined],
    ["category=<>", "slots"],
    ["providers=a", undefined],
    ["search=sand", undefined],
    ["types=live", undefined],
    ["tags=new", undefined],
  ])("with a default category: %s shows %s", (search, category) => {
    expect(parse(search, "slots").category).toBe(category);
  });

  it.each<[Partial<HallQuery>, Partial<HallQuery>, string | undefined, string]>([
    [{}, {}, undefined, "/gamehall"],
    [{ page: 3 }, {}, undefined, "/gamehall"],
    [{}, { page: 2 }, undefined, "/gamehall?page=2"],
    [{ category: "slots", page: 4 }, { sort: "name" }, undefined, "/gamehall?category=slots&sort=name"],
    [{ category: "slots" }, { category: undefined }, undefined, "/gamehall"],
    [{ category: "slots" }, { category: undefined }, "slots", "/gamehall?category=all"],
    [{ providers: ["a", "b"], search: "x&y" }, {}, undefined, "/gamehall?providers=a%2Cb&search=x%26y"],
    [{ types: ["slot"], tags: ["new"] }, {}, undefined, "/gamehall?types=slot&tags=new"],
  ])("%o with %o and default category %s is %s, and reads back", (query, changes, fallback, path) => {
    const built = hallPath({ ...everything, ...query }, changes, fallback);
    expect(built).toBe(path);
    expect(parse(new URL(built, "https://x").search, fallback)).toEqual({
      ...everything,
      ...query,
      page: 1,
      ...changes,
    });
  });

  it("puts a value into a list and takes it out", () => {
    expect(toggleFilter({ ...everything, providers: ["a"] }, "providers", "b")).toEqual({
      providers: ["a", "b"],
    });
    expect(toggleFilter({ ...everything, tags: ["a", "b"] }, "tags", "a")).toEqual({ tags: ["b"] });
  });
});

import { describe, expect, it } from "vitest";
import { testStage } from "../../../tests/support/stage";
import { findCategoryRedirect } from "./category-redirect.server";

const stage = await testStage();

const find = async (id: string, query = "") =>
  findCategoryRedirect(await stage.visit(), id, new URLSearchParams(query));

describe("/gamehall/{id}", () => {
  it.each([
    ["slots-old", "", "/gamehall?category=slots", 301],
    ["live", "", "/gamehall?category=live", 301],
    ["live", "sort=name&category=slots", "/gamehall?sort=name&category=live", 301],
    ["nowhere", "", "/gamehall", 302],
    ["nowhere", "sort=name", "/gamehall?sort=name", 302],
    ["", "", "/gamehall", 302],
  ])("%s?%s leads to %s", async (id, query, path, status) => {
    expect(await find(id, query)).toEqual({ path, status });
  });

  it("leads to the hall while categories are out of reach, but not for good", async () => {
    stage.fail("games.getCategories=status:500");
    expect(await find("live")).toEqual({ path: "/gamehall", status: 302 });
  });
});

import { expect, it } from "vitest";
import type { MenuItem } from "../entities/menus";
import { flatMenu } from "./flat-menu";

const item = (url: string, children?: MenuItem[]): MenuItem => ({
  id: url,
  title: url,
  url,
  isExternal: false,
  visibility: "all",
  children,
});

it("has the links of every depth, and no title that leads where the first of its group does", () => {
  const menu = [item("/terms"), item("/about", [item("/about"), item("/team", [item("/jobs")])])];
  expect(flatMenu(menu).map(({ url }) => url)).toEqual(["/terms", "/about", "/team", "/jobs"]);
});

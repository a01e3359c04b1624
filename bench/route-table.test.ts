import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { FEW } from "./route-table";

it.each(FEW)("%s names one route, so that the small table has it", (part) => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => /(?:\.route|^root)\.tsx$/.test(file) && file.includes(part));
  expect(routes).toHaveLength(1);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HOME, LANDING } from "~/features/home/own-home";
import { ownOfRoutes } from "~/shell/own-parts/own-part-list.server";
import { loadSiteTable } from "../support/site-table";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join("app", path), "utf8") }));

it("every place of a page has what stands in it, and is one place", () => {
  const places = sources.flatMap(({ text }) =>
    [...text.matchAll(/<OwnPart name="([^"]+)"/g)].map(([, name]) => name),
  );
  const listed = Object.values(ownOfRoutes).flatMap(({ parts }) => Object.keys(parts));
  expect(places.sort()).toEqual(listed.sort());
});

it("every loader that leaves out what is one player's own is listed with who reads it", () => {
  const loaders = sources.filter(({ text }) => text.includes("withOwn(context,")).map(({ path }) => path);
  const files = Object.keys(ownOfRoutes).map((id) => (id === LANDING ? HOME : id));
  expect(loaders.map((path) => path.replace(/\.tsx$/, "")).sort()).toEqual([...new Set(files)].sort());
});

it("these pages are for all players, and tests/http/players-page.spec.ts compares them", async () => {
  const { pages } = await loadSiteTable();
  const forAll = pages.filter(({ branch }) => branch.handles.some(({ isForAllPlayers }) => isForAllPlayers));
  const spec = readFileSync("tests/http/players-page.spec.ts", "utf8");
  expect(forAll.map(({ path }) => path)).toHaveLength(8);
  const addresses: Record<string, string> = { "/:slug": "/terms", "/p/:slug": "/p/welcome-week" };
  for (const { path } of forAll) expect(spec, path).toContain(`"${addresses[path] ?? path}"`);
});

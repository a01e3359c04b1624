import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { createBranchHandlers } from "./branch-handlers";
import type { MatchedBranch } from "./route-table";

const routes = Object.fromEntries(
  ["root", "shop", "shop/item", "blog"].map((id) => [id, { module: { id } }]),
);

it("a page's handler takes in its own routes alone: Remix ranks all that it has at each request", () => {
  const taken: unknown[] = [];
  const guardRoute = (module: object) => {
    taken.push(module);
    return module;
  };
  const build = { routes, assets: { routes }, entry: { module: { guardRoute } } } as unknown as ServerBuild;
  const handlerOf = createBranchHandlers(build);
  const branch = { ids: ["root", "shop", "shop/item"], leafId: "shop/item" } as unknown as MatchedBranch;
  const handler = handlerOf("/es", branch);
  expect(taken).toEqual([{ id: "root" }, { id: "shop" }, { id: "shop/item" }]);
  expect(handlerOf("/es", branch)).toBe(handler);
});

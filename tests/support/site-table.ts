import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routeConfig from "../../app/routes";
import { createRouteTable, type RouteTable } from "../../server/pages/route-table";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];

/** The whole route table with its modules, as the build has it, for tests that speak of every page. */
export async function loadSiteTable(): Promise<RouteTable & { routes: Routes }> {
  const files = import.meta.glob<RouteModule>(["../../app/root.tsx", "../../app/**/*.route.{ts,tsx}"]);
  const moduleOf = async (file: string): Promise<RouteModule> => {
    const load = files[`../../app/${file}`];
    if (!load) throw new Error(`${file} is in the route table and not on the disk`);
    return load();
  };
  const root = { id: "root", path: "", module: await moduleOf("root.tsx") };
  const found: [string, Routes[string]][] = [["root", root]];
  async function add(entries: readonly RouteConfigEntry[], parentId: string) {
    for (const { file, path, index, id = file.replace(/\.tsx?$/, ""), children = [] } of entries) {
      found.push([id, { id, parentId, path, index, module: await moduleOf(file) }]);
      await add(children, id);
    }
  }
  await add(await routeConfig, "root");
  const routes = Object.fromEntries(found);
  return { routes, ...createRouteTable(routes) };
}

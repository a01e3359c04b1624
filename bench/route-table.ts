import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { bundleSite, REMIX_OUTPUT } from "../scripts/bundle-site.mjs";
import { built, startSite } from "../tests/support/site";
import { pinServer } from "./processes";
import { type Effort, race, warmUp } from "./race";
import { cpuRow } from "./race-rows";
import type { Row } from "./results";
import { PRIVATE, productionLike } from "./stage";

const FOLDER = ".cache/bench";

/** The smallest set of routes that can still render a page. */
export const FEW = [
  "root",
  "shell/layouts/default-layout",
  "features/home/home",
  "features/games/game-hall",
  "features/content-page/page",
  "shell/layouts/not-found",
];

/** Compares the same page of the build and of a copy of it with few routes; the web server is the real one. */
export async function benchRouteTable(effort: Effort): Promise<Row[]> {
  const start = (folder: string) =>
    startSite({ environment: productionLike, launch: built(folder), isSilent: true });
  const few = await start(await makeVariant("routes-few", limitRoutes));
  const all = await start("build");
  try {
    const contenders = [all, few].map(({ url, launcher }) => {
      const pid = launcher.pid ?? 0;
      pinServer(pid);
      return { name: url, pid, url: `${url}/terms`, headers: { Cookie: PRIVATE } };
    });
    await warmUp(contenders, effort);
    const [large, small] = await race(contenders, 16, effort);
    if (!large || !small) throw new Error("nothing was measured");
    return [cpuRow(`content page: CPU, all routes / ${FEW.length}`, large, small)];
  } finally {
    await Promise.all([few.stop(), all.stop()]);
    rmSync(`${FOLDER}/routes-few`, { recursive: true, force: true });
  }
}

/**
 * Copies the build and bundles it again around a changed route table; `change` is the source of a function that changes `routes` and the
 * routes of `assets`.
 */
async function makeVariant(name: string, change: string): Promise<string> {
  const folder = `${FOLDER}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync("build", folder, { recursive: true });
  const app = `${folder}/app.mjs`;
  writeFileSync(
    app,
    `import * as original from "${resolve(REMIX_OUTPUT)}/index.js";
export * from "${resolve(REMIX_OUTPUT)}/index.js";
const change = ${change};
export const routes = change(original.routes);
export const assets = { ...original.assets, routes: change(original.assets.routes) };
`,
  );
  await bundleSite(app, folder);
  return folder;
}

const limitRoutes = `(routes) => {
  const kept = ${JSON.stringify(FEW)};
  const few = Object.entries(routes).filter(([id]) => kept.some((part) => id.includes(part)));
  if (few.length !== kept.length) throw new Error("the build has other routes than the bench thinks");
  return Object.fromEntries(few);
}`;

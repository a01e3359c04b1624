import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routeConfig from "../../../app/routes";
import { ask, formHeaders } from "../../support/ask";
import { signInByPost } from "../../support/sign-in-by-post";
import type { Site } from "../../support/site";
import { forgeries, isRefused } from "../forgeries";
import { inTurns, type ProofOptions, selection, type Table } from "../table";

/** Every action of the site against every forgery: none makes a call. */
export async function proveActions(table: Table, site: Site, options: ProofOptions): Promise<void> {
  const player = await site.sandbox.clone("demo@sandbox.test");
  const jar = await signInByPost(site.url, player);
  const Cookie = jar.map(({ name, value }) => `${name}=${value}`).join("; ");
  const actions = pathsOfActions(await routeConfig);
  const writes = async () => (await site.sandbox.calls()).filter(({ verb }) => verb === "POST").length;
  const before = await writes();
  for (const { name, headers, query = "" } of forgeries(site.url)) {
    await inTurns(selection(actions, options, 5), 4, (path) =>
      table.check("forged forms", `${name} to ${path}`, async () => {
        const answer = await ask(site.url, path + query, {
          method: "POST",
          headers: { ...formHeaders(site.url), Cookie, ...headers },
          body: "intent=activate&id=1&amount=10",
        });
        if (!isRefused(answer)) throw new Error(`status ${answer.status}`);
      }),
    );
  }
  await table.check("calls made by forged forms", "all", async () => {
    const made = (await writes()) - before;
    if (made > 0) throw new Error(`${made} calls`);
  });
}

/** Addresses of the routes with an action; a parameter is 1. */
function pathsOfActions(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const full = path ? `${base}/${path}` : base;
    const hasAction = /export (async function|function|const) action\b/.test(
      readFileSync(`app/${file}`, "utf8"),
    );
    const own =
      full
        .replace(/:\w+\?/g, "sandcard")
        .replace(/:\w+/g, "1")
        .replace(/\*/g, "x") || "/";
    return [...(hasAction ? [own] : []), ...pathsOfActions(children, full)];
  });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, ask, navigation } from "../../support/ask";
import { type Case, hold } from "./case";
import { makeNextBuild } from "./next-build";
import { startServer } from "./server-process";

const HOST = "casino.example";
const VISITORS = 3;
const DOCUMENTS = ["/", "/gamehall", "/terms", "/es-ES"];

/** Two processes of a build make room for two of the next, behind a round robin that caches nothing. */
export const rollouts: readonly Case[] = [
  {
    row: "a rollout loses no file of a page",
    input: "two builds, two processes, visitors all the while",
    check: async ({ url: sandboxUrl }) => {
      const folder = mkdtempSync(join(tmpdir(), "rollout-"));
      const environment = { SHARED_ASSETS_DIR: folder, SITE_ORIGINS: `http://${HOST}` };
      const next = makeNextBuild();
      const begin = (build: string) => startServer({ sandboxUrl, environment, build });
      const old = await Promise.all([begin("build"), begin("build")]);
      const balancer = createBalancer(old.map(({ url }) => url));
      const early = new Set<string>();
      await load(balancer, "/", early);

      const loads: string[][] = [];
      let isOver = false;
      async function visit(first: number) {
        for (let at = first; !isOver; at++)
          loads.push(await load(balancer, DOCUMENTS[at % DOCUMENTS.length] ?? "/"));
      }
      const visits = Array.from({ length: VISITORS }, (_, first) => visit(first));
      /** As many as were begun since are over too. */
      async function loadsMore(count: number) {
        for (const end = loads.length + count; loads.length < end; ) await wait(20);
      }
      const started = [];
      for (const server of old) {
        const replacement = await begin(next);
        started.push(replacement);
        balancer.add(replacement.url);
        await loadsMore(2 * VISITORS);
        balancer.remove(server.url);
        await loadsMore(VISITORS);
        hold("exit code", 0, await server.end("SIGTERM"));
      }
      isOver = true;
      await Promise.all(visits);
      hold("files that were lost", [], [...new Set(loads.flat())]);
      hold("loads", true, loads.length > VISITORS);

      // A tab that was open all the while opens a dialog, or goes on to another page.
      const late = await Promise.all([...early].map((path) => balancer.get(path)));
      hold("files of a tab from before", [200], [...new Set(late.map(({ status }) => status))]);
      for (const server of started) await server.end("SIGTERM");
      rmSync(folder, { recursive: true });
      rmSync(next, { recursive: true });
    },
  },
];

type Balancer = ReturnType<typeof createBalancer>;

/** Sends each request to the next process, and what one refuses at its end to another. */
function createBalancer(first: readonly string[]) {
  let urls = [...first];
  let turn = 0;
  async function get(path: string): Promise<Answer> {
    const url = urls[turn++ % urls.length] ?? "";
    const headers = { ...navigation, Host: HOST };
    return ask(url, path, { headers }).catch((error) => {
      if (urls.includes(url)) throw error;
      return get(path);
    });
  }
  return {
    get,
    add: (url: string) => urls.push(url),
    remove(url: string) {
      urls = urls.filter((one) => one !== url);
    },
  };
}

/** Opens a page and everything that it may request. Returns what failed to load. */
async function load({ get }: Balancer, path: string, requested = new Set<string>()): Promise<string[]> {
  const lost: string[] = [];
  async function follow(text: string): Promise<void> {
    const names = text.match(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g) ?? [];
    const paths = names.map((name) => `/assets/${name}`).filter((file) => !requested.has(file));
    for (const file of paths) requested.add(file);
    for (const file of new Set(paths)) {
      const answer = await get(file);
      if (answer.status !== 200) lost.push(`${file}: ${answer.status}`);
      else if (!file.endsWith(".woff2")) await follow(answer.text);
    }
  }
  const document = await get(path);
  if (document.status !== 200) return [`${path}: ${document.status}`];
  await follow(document.text);
  return lost;
}

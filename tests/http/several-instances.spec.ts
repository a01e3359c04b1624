import { setTimeout as wait } from "node:timers/promises";
import { type Answer, ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { signInEditor } from "../support/content-editor";
import { type Machines, startMachines } from "../support/machines";
import { type Edge, startNginx } from "../support/nginx";
import { startRedis } from "../support/redis-server";
import { freePort } from "../support/site";
import { expect, test } from "./fixtures";
import { postLogin } from "./session";

const REQUESTS = 100;

// Two processes behind nginx as deploy/ runs them, with one Redis.

let redis: Awaited<ReturnType<typeof startRedis>>;
let machines: Machines;
let edge: Edge;
let edgeUrl: string;

test.beforeAll(async () => {
  const edgePort = await freePort();
  edgeUrl = `http://localhost:${edgePort}`;
  redis = await startRedis();
  machines = await startMachines(2, { redisUrl: redis.url, edgePort });
  edge = await startNginx(
    "deploy/nginx/croupier.conf",
    machines.instances.map(({ url }) => url),
    edgePort,
  );
});
test.afterAll(async () => {
  await edge?.stop();
  await machines?.stop();
  await redis?.end();
});

/** A page from every instance, requested as the edge does. */
function ofEach(path: string, cookie = ""): Promise<Answer[]> {
  const headers = { ...navigation, "X-Forwarded-For": "203.0.113.9", "X-Country": "ES", Cookie: cookie };
  const host = new URL(edgeUrl).host;
  return Promise.all(
    machines.instances.map(({ url }) => ask(url, path, { headers: { ...headers, Host: host } })),
  );
}

const purge = (query: string) =>
  ask(machines.instances[0]?.url ?? "", `/_purge${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${machines.purgeToken}` },
  });

// Home grows by the second (jackpots), so it is none of these.
test("give the same bytes to visitors, and know a player who signed in at the other", async () => {
  for (const path of ["/terms", "/gamehall?category=slots", "/es-ES/providers", "/nowhere"]) {
    const [one, other] = await ofEach(path);
    expect(one?.status, path).toBe(path === "/nowhere" ? 404 : 200);
    expect(other?.text === one?.text, `${path} is the same`).toBe(true);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
      expect(other?.headers[name], `${name} of ${path}`).toEqual(one?.headers[name]);
  }
  const { login, password } = await machines.sandbox.clone("demo@sandbox.test");
  const answer = await postLogin(machines.instances[0]?.url ?? "", login, password);
  const cookie = answer.all("set-cookie").map((line) => line.split(";", 1)[0]);
  for (const { status, text } of await ofEach("/profile/settings", cookie.join("; "))) {
    expect(status).toBe(200);
    expect(text).toContain(login);
  }
});

test("a purge at one empties the other too", async () => {
  const title = (text: string) => /<title>([^<]*)/.exec(text)?.[1];
  const titles = async () => (await ofEach("/gamehall")).map(({ text }) => title(text));
  const before = await titles();
  const editor = await signInEditor(machines.sandboxUrl);
  await editor.change("seos", ["url", "/gamehall"], { title: "Purged games" });
  expect(await titles(), "kept until they are purged").toEqual(before);
  const answer = await purge("?path=/gamehall");
  expect(JSON.parse(answer.text)).toMatchObject({ instances: 2 });
  await expect
    .poll(titles)
    .toEqual([expect.stringContaining("Purged games"), expect.stringContaining("Purged games")]);
});

test("without Redis both serve on, and a purge says that it reached one alone", async () => {
  await redis.end();
  for (const { status } of await ofEach("/winners")) expect(status).toBe(200);
  const { login, password } = await machines.sandbox.clone("demo@sandbox.test");
  for (const { url } of machines.instances) expect((await postLogin(url, login, password)).status).toBe(302);
  expect((await purge("?all")).status).toBe(503);
  await redis.restart();
  await expect.poll(async () => (await purge("?all")).status, { timeout: 15_000 }).toBe(200);
  await expect
    .poll(async () => JSON.parse((await purge("?path=/nowhere")).text).instances, { timeout: 15_000 })
    .toBe(2);
});

test("one after the other restarts under load, and no request is lost", byNight, async () => {
  const outcomes = new Map<number | string, number>();
  const sum = () => [...outcomes.values()].reduce((all, count) => all + count, 0);
  let isOver = false;
  async function requestRepeatedly(path: string, cookie: string) {
    while (!isOver) {
      const outcome = await ask(edgeUrl, path, { headers: { ...navigation, Cookie: cookie } }).then(
        ({ status }) => status,
        (error) => String(error),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  // Pages that nginx caches, and some that it requests each time.
  const load = ["/", "/gamehall", "/es-ES", "/providers", "/winners", "/about"].map((path, index) =>
    requestRepeatedly(path, index % 2 ? "cr_player=1" : ""),
  );
  for (const instance of machines.instances) {
    expect(await instance.stop()).toBe(0);
    await instance.start();
  }
  while (sum() < REQUESTS) await wait(50);
  isOver = true;
  await Promise.all(load);
  expect(Object.fromEntries(outcomes)).toEqual({ 200: sum() });
});

import { request } from "node:http";
import { navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const LATE = 2400;
/** What the first byte may cost more than when nothing is late: a busy machine is never as slow as what is late. */
const ALLOWED = LATE / 2;

/** The page, to its last byte. */
async function open(siteUrl: string, path: string, cookie: string): Promise<string> {
  return (await fetch(new URL(path, siteUrl), { headers: { ...navigation, Cookie: cookie } })).text();
}

/** Milliseconds to the first byte of the page, which is left then. */
function timeToFirstByte(siteUrl: string, path: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { ...navigation, Cookie: cookie };
    const page = request(new URL(path, siteUrl), { headers, agent: false }, (incoming) => {
      incoming.once("data", () => {
        resolve(performance.now() - started);
        page.destroy();
      });
    });
    page.on("error", reject).end();
  });
}

/** Of several: the machine is busy now and then. */
async function fastest(siteUrl: string, path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await timeToFirstByte(siteUrl, path, cookie));
  return Math.min(...times);
}

/** The document itself, without what is streamed after it. */
const written = (text: string) => text.split("</html>", 1)[0];
const WIN = 'class="win-title"';
const PRESSED = /class="heart" name="sysname"[^>]*aria-pressed="true"/;
const HEART = /class="heart" name="sysname"/;

for (const [path, calls] of [
  [
    "/",
    [
      ...["games.getLikes", "freespins.get", "leaderboard.live", "loyalty.getPrograms", "loyalty.getinfo"],
      // These cannot follow: without them the page goes on alone.
      ...["games.getHistory", "storage.get", "cashbacks.get"],
    ],
  ],
  ["/gamehall", ["games.getLikes", "freespins.get"]],
  ["/game/sand-dunes", ["games.getLikes", "freespins.get"]],
] as const) {
  test(
    `${path} of a player's scripted browser waits for no decoration`,
    path === "/game/sand-dunes" ? byNight : {},
    async ({ site, sandbox }) => {
      const { cookie } = await signIn(site);
      const scripted = `${cookie}; cr_script=1`;
      const undelayed = await fastest(site.url, path, scripted);
      await sandbox.fail(calls.map((call) => `${call}=delay:${LATE}`));
      const delayed = await fastest(site.url, path, scripted);
      expect(delayed - undelayed, `${undelayed} ms, then ${delayed} ms`).toBeLessThan(ALLOWED);
    },
  );
}

test("who runs no script, or is no person, gets the page whole", async ({ site, sandbox }) => {
  const { cookie } = await signIn(site);
  const whole = await open(site.url, "/", cookie);
  expect(written(whole)).toMatch(PRESSED);
  expect(written(whole)).toContain(WIN);
  expect(written(await open(site.url, "/", "cr_script=1"))).toContain(WIN);
  const scripted = await open(site.url, "/", `${cookie}; cr_script=1`);
  expect(scripted).toMatch(HEART);
  expect(scripted).not.toMatch(PRESSED);
  await sandbox.fail([
    "games.getLikes=status:500",
    "freespins.get=status:500",
    "leaderboard.live=status:500",
  ]);
  const poor = await open(site.url, "/", `${cookie}; cr_script=1`);
  expect(poor).toMatch(HEART);
  expect(poor).toContain("</html>");
});

test("what the server made stands in a document once, what follows it too, and a data reply brings it", async ({
  site,
}) => {
  const { cookie } = await signIn(site);
  const scripted = `${cookie}; cr_script=1`;
  const count = (text: string, said: string) => text.split(said).length - 1;
  // Late quests are dropped; the first view is slow.
  await open(site.url, "/", scripted);
  const page = await open(site.url, "/", scripted);
  const data = await open(site.url, "/_root.data", scripted);
  for (const said of ['class="site-menu menu"', "/?dialog=quest", "<summary>Is the money real?"]) {
    expect(count(page, said), said).toBeGreaterThan(0);
  }
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const loaded = scripts.filter((text) => text?.includes("streamController.enqueue")).join("");
  expect(loaded).not.toMatch(/<(?:li|ul|nav|details|article)\b|\\u003c(?:li|ul|nav|details|article)\b/);
  expect(count(data, "/?dialog=quest")).toBe(count(page, "/?dialog=quest"));
});

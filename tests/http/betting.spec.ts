import { paths } from "../../app/routing/paths";
import { ask, formHeaders, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const MATCH = "/betting/football/northern-league/1001";

/** A page with its matches: one that waited too long for the platform's list does without. */
async function whole(siteUrl: string, path: string) {
  const read = () => ask(siteUrl, path, { headers: { ...navigation, "User-Agent": "Googlebot/2.1" } });
  await expect.poll(async () => (await read()).text).toContain('"@type":"SportsEvent"');
  return read();
}

test("a match has a page that everybody can read, and search engines take for the sportsbook's", async ({
  site,
}) => {
  const { status, text } = await whole(site.url, MATCH);
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/betting"\/>/);
  expect(text).toMatch(/<h1[^>]*>Ashford Rovers – Hollin Park<\/h1>/);
  expect(text).toContain('"address":"Northgate Stadium, Northgate"');
  // Frame and link, for browsers without script, open at the match.
  const launch = "path=%2Ffootball%2Fnorthern-league%2F1001";
  expect(
    text.match(new RegExp(`(?:src|href)="/platform/game/digitan/demo[^"]*${launch}"`, "g")),
  ).toHaveLength(2);
  expect(text).toContain('href="/betting/tennis"');
  expect(text).toContain('href="/betting/football"');
});

test("the sportsbook's own page has its heading, what betting is, sports and matches", async ({ site }) => {
  const { text } = await whole(site.url, paths.betting());
  expect(text).toMatch(new RegExp(`<h1[^>]*>${say("betting.title")}</h1>`));
  expect(text).toContain(say("betting.about"));
  expect(text).toContain(`href="${MATCH}"`);
  expect(text).toContain('href="/betting/tennis"');
});

for (const path of [
  "/betting/a/b/c/d",
  "/betting/football//1001",
  "/betting/%2e%2e%2fcashier",
  "/betting/foot%00ball",
  `/betting/${"x".repeat(65)}`,
  "/betting/%3Cscript%3E",
]) {
  test(`there is no ${path}`, async ({ site, sandbox }) => {
    await sandbox.config({ sportsbook: { vendor: "betsy" } });
    const { status } = await ask(site.url, path, { headers: navigation });
    expect([301, 400, 404]).toContain(status);
  });
}

test("a player has the sitting, the limits and the bets above the sportsbook", async ({ site }) => {
  const { cookie: Cookie } = await signIn(site);
  const { text } = await ask(site.url, MATCH, { headers: { ...navigation, Cookie } });
  expect(text).toContain('role="timer"');
  expect(text).toContain(`href="${MATCH}?dialog=session"`);
  expect(text).toContain('href="/profile/bets?kind=betting"');
  expect(text).toMatch(/src="\/platform\/game\/digitan\/play\?/);
});

test("a frame is given its vendor's rights alone", async ({ site, sandbox }) => {
  const frameOf = async (vendor: string) => {
    await sandbox.config({ sportsbook: { vendor } });
    const { text } = await ask(site.url, paths.betting(), { headers: navigation });
    return /<iframe[^>]*>/.exec(text)?.[0];
  };
  expect(await frameOf("betsy")).toContain('allow="autoplay; fullscreen; encrypted-media"');
  const gr8 = await frameOf("gr8");
  expect(gr8).toMatch(/allow="accelerometer; [^"]*web-share"/);
  expect(gr8).toContain("allow-downloads");
  expect(gr8).not.toContain("top-navigation");
});

test("what a browser did not listen to is in the metrics, by why", async ({ ownSite }) => {
  const token = "metrics-token-of-the-tests-12345";
  const site = await ownSite({ environment: { METRICS_TOKEN: token } });
  const { status } = await ask(site.url, paths.bettingMessages(), {
    method: "POST",
    headers: formHeaders(site.url),
    body: "vendor=betsy&rate=990&path=2",
  });
  expect(status).toBe(204);
  const metrics = await ask(site.url, "/metrics", { headers: { Authorization: `Bearer ${token}` } });
  expect(metrics.text).toContain('sportsbook_messages_ignored_total{vendor="betsy",reason="rate"} 990');
  expect(metrics.text).toContain('sportsbook_messages_ignored_total{vendor="betsy",reason="path"} 2');
});

import { LATE_DATA, OWN_DATA } from "../../app/shell/own-parts/own-parts";
import { ask, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const pages = ["/", "/gamehall", "/gamehall?category=slots", "/promotions", "/winners", "/p/welcome-week"];
const others = ["/jackpots", "/providers", "/terms", "/es-ES", "/ar/gamehall"];

/** Players' pages are cached, and replies of the backends are not. */
const environment = { PAGE_CACHE_SECONDS: "60" };

const VISITS = isDay ? 240 : 10_000;
const AT_ONCE = 24;

const names = ["Aldebaran", "Betelgeuse", "Capella"] as const;

async function players(site: Site) {
  return Promise.all(
    names.map(async (fakename, at) => {
      const { cookie, uid } = await signIn(site);
      await site.sandbox.patch(uid, {
        fakename,
        likes: at === 0 ? ["sand-dunes"] : [],
      });
      return { fakename, uid, headers: { ...navigation, Cookie: `${cookie}; cr_script=1` } };
    }),
  );
}

/** The markup between the places of own parts, and what is in them. */
function apart(text: string) {
  const late = new RegExp(`<script type="application/json" id="${LATE_DATA}">.*?</script>`, "s");
  return text.replace(late, "").replaceAll(/(<own-part name="[^"]*">).*?(<\/own-part>)/gs, "$1$2");
}

test("is the same for all but for their own parts, on every page that says so", async ({ ownSite }) => {
  const site = await ownSite({ environment });
  const all = await players(site);
  for (const path of [...pages, ...others]) {
    // The first one of a busy machine may have come whole.
    await expect
      .poll(async () =>
        (await ask(site.url, path, { headers: all[0]?.headers })).text.includes(`id="${OWN_DATA}"`),
      )
      .toBe(true);
    const answers = await Promise.all(all.map(({ headers }) => ask(site.url, path, { headers })));
    for (const [at, { status, text, headers, all: lines }] of answers.entries()) {
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "private, no-store"]);
      expect(headers.etag).toBeUndefined();
      expect([path, text.includes(`id="${OWN_DATA}"`)]).toEqual([path, true]);
      expect(lines("content-security-policy").join()).not.toContain("nonce-");
      expect([
        path,
        /<own-part name="player-bar">.*?<\/own-part>/s.exec(text)?.[0].includes(names[at] ?? ""),
      ]).toEqual([path, true]);
      expect([path, apart(text) === apart(answers[0]?.text ?? "")]).toEqual([path, true]);
      for (const { fakename, uid } of all) {
        const foreign = fakename === names[at] ? [] : [fakename];
        expect([fakename, String(uid)].filter((mark) => apart(text).includes(mark))).toEqual([]);
        expect(foreign.filter((mark) => text.includes(mark))).toEqual([]);
      }
    }
  }
});

test("stays one's own under many at once, some of whom leave, while pages are made anew", async ({
  ownSite,
}) => {
  test.setTimeout(isDay ? 120_000 : 1_800_000);
  const site = await ownSite({ environment: { PAGE_CACHE_SECONDS: "1" } });
  const all = await players(site);
  await site.sandbox.fail([
    "games.getLikes=flaky",
    "loyalty.getPlayerInfo=flaky",
    "games.getHistory=delay:300",
  ]);
  const visitor = { fakename: "", headers: { ...navigation } as Record<string, string> };
  const everybody = [...all, visitor];
  const visit = async (nth: number) => {
    const who = everybody[nth % everybody.length] ?? visitor;
    const address = site.url + pages[Math.floor(nth / 3) % pages.length];
    const controller = new AbortController();
    if (nth % 11 === 0) setTimeout(() => controller.abort(), nth % 200);
    const text = await fetch(address, { headers: who.headers, signal: controller.signal })
      .then((answer) => answer.text())
      .catch(() => "");
    for (const { fakename, uid } of all) {
      if (fakename === who.fakename || text === "") continue;
      expect([fakename, `"uid":${uid}`].filter((mark) => text.includes(mark))).toEqual([]);
    }
  };
  for (let nth = 0; nth < VISITS; nth += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visit(nth + at)));
});

test("is rendered whole where something else is to be shown, and never cached", async ({ ownSite }) => {
  const site = await ownSite({ environment });
  const [{ headers, uid } = { headers: {}, uid: 0 }] = await players(site);
  const whole = async (path: string, more = {}) => {
    const answer = await ask(site.url, path, { headers: { ...headers, ...more } });
    expect(answer.text.includes(`id="${OWN_DATA}"`)).toBe(false);
    return answer;
  };
  expect((await whole("/?dialog=notices")).text.includes("<dialog")).toBe(true);
  expect((await whole("/gamehall?category=favourites")).status).toBe(200);
  expect((await whole("/gamehall?category=nowhere")).status).toBe(404);
  const flash = encodeURIComponent(JSON.stringify({ tone: "info", key: "flash.signedOutIdle" }));
  const { Cookie = "" } = headers as Record<string, string>;
  expect((await whole("/", { Cookie: `${Cookie}; cr_flash=${flash}` })).status).toBe(200);
  await site.sandbox.fail(["account.getInfo=UserBannedException"], uid);
  expect((await whole("/")).status).toBe(403);
  await site.sandbox.recover();
  // Hearts that never come cost the page nothing but its last bytes.
  await site.sandbox.fail(["games.getLikes=hang"], uid);
  const unmarked = await ask(site.url, "/", { headers });
  expect(unmarked.text.includes(`id="${OWN_DATA}"`)).toBe(true);
  expect(unmarked.text.includes("</html>")).toBe(true);
  await site.sandbox.recover();
  await site.sandbox.fail(["account.getInfo=hang"], uid);
  expect((await whole("/")).text.includes("<main")).toBe(true);
});

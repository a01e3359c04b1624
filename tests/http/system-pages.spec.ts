import { type Answer, ask, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const headingOf = ({ text }: Answer) => /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
const hasFrame = ({ text }: Answer) => text.includes("<nav");
const open = (siteUrl: string, path: string, headers = {}) =>
  ask(siteUrl, path, { headers: { ...navigation, ...headers } });

test("nothing here: with the path where a page was looked for, without where no route matches", async ({
  site,
}) => {
  const page = await open(site.url, "/no-such-page");
  expect([page.status, headingOf(page), hasFrame(page)]).toEqual([404, "Page not found", true]);
  expect(page.text).toContain("Page Not Found: /no-such-page");
  expect(page.text).toContain("/img/system/notFound.svg");
  const route = await open(site.url, "/no/such/route");
  expect([route.status, headingOf(route)]).toEqual([404, "Page not found"]);
  expect(route.text).not.toContain("Page Not Found:");
  const hostile = await open(site.url, "/%3Cimg%20src=x%3E");
  expect(hostile.status).toBe(404);
  expect(hostile.text).not.toContain("<img src=x>");
});

test("a page behind the last one of a list is none, and shows the ways back into it", async ({ site }) => {
  const { cookie } = await signIn(site);
  const lists: [path: string, headers?: Record<string, string>][] = [
    ["/gamehall"],
    ["/providers"],
    ["/tournaments?status=finished"],
    ["/jackpots/1"],
    ["/tournaments/1/gamehall"],
    ["/profile/bets", { Cookie: cookie }],
  ];
  for (const [path, headers] of lists) {
    const address = (page: number) => `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
    expect((await open(site.url, address(1), headers)).status, path).toBe(200);
    const past = await open(site.url, address(99_999), headers);
    const behind = await open(site.url, address(9_999), headers);
    expect([past.status, behind.status], path).toEqual([404, 404]);
    expect(behind.text, path).toContain(say("common.paging.pastEnd"));
    expect(behind.text, path).toContain("noindex");
  }
});

const closed = [
  { state: "maintenance", status: 503, page: "maintenance", retryAfter: "60" },
  { state: "blocked", status: 403, page: "forbidden", retryAfter: undefined },
] as const;
for (const { state, status, page, retryAfter } of closed) {
  test(`a domain in state ${state} answers ${status} everywhere, in the empty layout`, async ({
    site,
    sandbox,
  }) => {
    await sandbox.config({ generalInfo: { domain_state: state } });
    for (const path of ["/", "/terms", "/forms/sign_in", "/es-ES/gamehall", "/game/sand-dunes"]) {
      const answer = await open(site.url, path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers["retry-after"], path).toBe(retryAfter);
      expect(answer.headers["cache-control"], path).toBe("private, no-store");
      expect(hasFrame(answer), path).toBe(false);
    }
    const answer = await open(site.url, "/", { Cookie: "theme=light" });
    expect(headingOf(answer)).toBe(say(`systemPages.${page}.title`));
    expect(answer.text).toContain(`/img/system/${page}.svg`);
    expect(answer.text).toContain('data-theme="light"');
  });
}

test("general information that fails closes nothing", async ({ site, sandbox }) => {
  // The site knows that it is open, and not what an earlier test said.
  expect((await open(site.url, "/terms")).status).toBe(200);
  await sandbox.fail(["metadata.getgeneralinfo=status:500"]);
  expect((await open(site.url, "/terms")).status).toBe(200);
});

test("a blocked player sees why, until when, and whom to contact", async ({ site, sandbox }) => {
  const { uid, cookie } = await signIn(site);
  await sandbox.patch(uid, {
    ban: { code: "SELF_EXCLUDED", reason: "self_exclusion", until: "2030-02-20T10:00:00Z" },
  });
  const answer = await open(site.url, "/", { Cookie: cookie });
  expect([answer.status, headingOf(answer)]).toEqual([403, say("systemPages.userBlock.title")]);
  expect(answer.text).toContain(say("systemPages.userBlock.reasons.self_exclusion"));
  expect(answer.text).toContain('dateTime="2030-02-20T10:00:00Z"');
  expect(answer.text).toContain(say("responsible.help.title"));
  expect(answer.text).toContain('href="https://www.gamblingtherapy.org');
  expect(answer.text).toMatch(
    new RegExp(`<a [^>]*href="/support"[^>]*>${say("systemPages.userBlock.button")}`),
  );
});

test("a deleted account is a blocked one", async ({ site, sandbox }) => {
  const { uid, cookie } = await signIn(site);
  await sandbox.patch(uid, { is_deleted: true });
  const answer = await open(site.url, "/", { Cookie: cookie });
  expect([answer.status, headingOf(answer)]).toEqual([403, say("systemPages.userBlock.title")]);
});

for (const [path, target] of [
  ["/responsible-game", "/profile/responsible-game"],
  ["/bets/open/7", "/profile/bets"],
  ["/es-ES/bets", "/es-ES/profile/bets"],
] as const) {
  test(`${path} has no screen: a player is led on, a visitor home`, async ({ site }) => {
    const { cookie } = await signIn(site);
    const player = await open(site.url, path, { Cookie: cookie });
    expect([player.status, player.headers.location]).toEqual([302, target]);
    const visitor = await open(site.url, path);
    expect(visitor.status).toBe(302);
    expect(visitor.headers.location).toContain(`redirectUrl=${encodeURIComponent(path)}`);
  });
}

test("the icon sprite is found by name, and by no search engine", async ({ site }) => {
  const all = await open(site.url, "/_icons");
  expect([all.status, hasFrame(all)]).toEqual([200, false]);
  expect(all.text).toMatch(/<meta name="robots" content="noindex/);
  const some = await open(site.url, "/_icons?search=chevron");
  expect(some.text.match(/<use /g)).toHaveLength(3);
});

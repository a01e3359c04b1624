import { afterEach, describe, expect, it } from "vitest";
import { asDemo, cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loader } from "./betting.route";
import { loadBetting } from "./betting.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

type RequestOptions = Parameters<typeof app.contextFor>[0];
let visits = 0;
/** Each with a host of its own, so that no earlier reply is cached for it. */
const contextAt = (path: string, options?: RequestOptions) => {
  visits += 1;
  return app.contextFor({
    path: path ? `/betting/${path}` : "/betting",
    origin: `http://host-${visits}.example`,
    ...options,
  });
};
const visit = async (options?: RequestOptions, path = "") =>
  loadBetting(await contextAt(path, options), path);
const speak = (vendor: string) => {
  app.sandbox.world.state.patches.sportsbook = { vendor };
};
const srcOf = ({ sportsbook }: Awaited<ReturnType<typeof visit>>) =>
  sportsbook.ok && sportsbook.value?.stage.kind === "frame" ? sportsbook.value.stage.src : undefined;

describe("sports betting", () => {
  it("shows a visitor the odds, and holds nothing of a player", async () => {
    expect(await visit({ isShared: true })).toMatchObject({
      audience: "visitor",
      sportsbook: {
        ok: true,
        value: { game: { sysname: "digitan" }, stage: { kind: "frame", mode: "demo" } },
      },
      bonus: undefined,
      session: null,
      hasHistory: false,
      seo: { title: expect.stringContaining("Sports betting") },
    });
  });

  it("asks a visitor to sign in where there is no demo", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { sportsbookSysname: "no-demo-palace" } };
    expect((await visit()).sportsbook).toMatchObject({ value: { stage: { kind: "choice" } } });
  });

  it("is the sportsbook itself for a player, with bonus and history", async () => {
    expect(await visit(await asDemo(app))).toMatchObject({
      audience: "player",
      sportsbook: {
        value: { stage: { kind: "frame", src: expect.stringMatching(/^\/platform\/game\/digitan\/play\?/) } },
      },
      bonus: { state: "active", title: expect.any(String), money: { amount: "15.00", currency: "EUR" } },
      session: { now: expect.any(Number), since: expect.any(Number) },
      hasHistory: true,
    });
  });

  it("still knows of the money when the bonuses do not come", async () => {
    app.sandbox.world.state.faults.push({ target: "BettingBonuses.get", effect: "status:500" });
    expect((await visit(await asDemo(app))).bonus).toEqual({
      state: "active",
      money: { amount: "15.00", currency: "EUR" },
    });
  });

  it("speaks of no bonus to a player without one", async () => {
    expect((await visit({ cookieHeader: await cookiesOf(app, "poor@sandbox.test") })).bonus).toBeUndefined();
  });

  it("asks nothing of a player for a visitor", async () => {
    app.sandbox.world.state.calls.length = 0;
    await visit();
    const methods = app.sandbox.world.state.calls.map(({ method }) => method).join();
    expect(methods).toContain("games.get");
    expect(methods).not.toMatch(/account\.|Bonuses|getLikes/);
  });

  it.each([
    ["there", "digitan", 200],
    ["not there", "nobody", 404],
  ])("has the status of a page that is %s", async (_, sysname, status) => {
    app.sandbox.world.state.patches.cmsConfig = { product: { sportsbookSysname: sysname } };
    visits += 1;
    const context = await app.contextFor({ path: "/betting", origin: `http://host-${visits}.example` });
    const answer = await loader({
      context,
      request: new Request("http://localhost:3000/betting"),
      params: {},
    });
    expect(answer.init?.status).toBe(status);
  });

  it("says when the operator has none, and search engines do not index it", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { sportsbookSysname: "nobody" } };
    const { sportsbook, seo } = await visit();
    expect({ sportsbook, robots: seo.robots }).toEqual({
      sportsbook: { ok: true, value: null },
      robots: "noindex,follow",
    });
  });

  it("does not call it absent when the platform fails", async () => {
    app.sandbox.world.state.faults.push({ target: "games.get", effect: "status:500" });
    expect((await visit()).sportsbook).toEqual({ ok: false });
  });

  it("has the status of a missing page where the vendor has none, whoever asks", async () => {
    speak("betsy");
    for (const path of ["a/b/c/d", "a//b", "..", "%2e%2e/cashier", "<script>"])
      await expect(visit(undefined, path)).rejects.toMatchObject({ data: { code: "PAGE_NOT_FOUND" } });
    expect((await visit(undefined, "football")).path).toBe("football");
  });
});

describe("a page within the sportsbook", () => {
  it.each([
    ["", "football/northern-league/1001", "/football/northern-league/1001"],
    ["gr8", "football/northern-league/1001", "/sports/football/northern-league/1001"],
    [
      "betconstruct",
      "football/northern-league/1001",
      "?sport=football&competition=northern-league&game=1001",
    ],
    ["digitain", "Sport/football", "/Sport/football"],
    ["a vendor without a row", "anything/at/all", "/anything/at/all"],
  ])("of %s goes into the launch: %s", async (vendor, path, theirs) => {
    speak(vendor);
    const src = srcOf(await visit(undefined, path)) ?? "";
    const query = new URL(src, "http://site.invalid").searchParams;
    expect([query.get("path"), query.get("theme")]).toEqual([theirs, "dark"]);
    expect(srcOf(await visit())).not.toContain("path=");
  });

  it("is a copy for search engines, unless an editor has written about it", async () => {
    const { seo, heading } = await visit(undefined, "football");
    expect(seo).toMatchObject({
      robots: "noindex,follow",
      canonical: expect.stringMatching(/\.example\/betting$/),
    });
    expect(heading).toBe("Soccer");
    expect((await visit()).seo.robots).not.toBe("noindex,follow");
  });

  it("is named after its match, and tells search engines of that one alone", async () => {
    const all = await visit();
    const [match] = all.fixtures;
    const { heading, fixtures, seo } = await visit(undefined, match?.path);
    expect([heading, fixtures]).toEqual([match?.name, [match]]);
    const unlisted = match?.path?.replace(/[^/]+$/, "1");
    expect((await visit(undefined, unlisted)).heading).toBe(match?.league);
    const events = graphOf(seo).filter((part) => part["@type"] === "SportsEvent");
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      name: match?.name,
      startDate: match?.startsAt,
      homeTeam: { "@type": "SportsTeam", name: match?.home },
      url: expect.stringMatching(new RegExp(`\\.example/betting/${match?.path}$`)),
    });
    const listed = graphOf(all.seo).filter((part) => part["@type"] === "SportsEvent");
    expect(new Set(listed.map(({ url }) => url)).size).toBe(all.fixtures.length);
  });

  it("of a sport lists that sport's matches, and still links the others", async () => {
    const { fixtures, sports } = await visit(undefined, "tennis");
    expect(new Set(fixtures.map(({ sport }) => sport))).toEqual(new Set(["tennis"]));
    expect(sports.map(({ name }) => name)).toContain("Basketball");
    // Of a page that says nothing about matches, all of them.
    expect((await visit(undefined, "chess")).fixtures).toEqual((await visit()).fixtures);
  });

  it.each(["", "gr8", "betconstruct", "betsy", "digitain"])(
    "is linked for each match and sport, in the words of %s",
    async (vendor) => {
      speak(vendor);
      const { fixtures, sports } = await visit();
      expect(fixtures.length).toBeGreaterThan(5);
      for (const path of [...fixtures, ...sports].map((link) => link.path ?? ""))
        expect((await visit(undefined, path)).path).toBe(path);
      expect(sports.map(({ name }) => name)).toContain("Tennis");
    },
  );
});

it.each([
  ["does not know it", "MethodNotFoundException"],
  ["fails", "status:500"],
])("without a list of matches, where the platform %s, there is the sportsbook alone", async (_, effect) => {
  app.sandbox.world.state.faults.push({ target: "betting.getEvents", effect });
  const context = await contextAt("");
  const { fixtures, sports, sportsbook, seo } = await loadBetting(context, "");
  expect([fixtures, sports, sportsbook.ok]).toEqual([[], [], true]);
  expect(graphOf(seo).some((part) => part["@type"] === "SportsEvent")).toBe(false);
  // What a platform never has is no reason to ask for the page again.
  expect(context.isPartial).toBe(effect === "status:500");
});

function graphOf({ tags = [] }: { tags?: readonly object[] }): Record<string, unknown>[] {
  const found = tags.find((tag) => "script:ld+json" in tag) as { "script:ld+json": unknown } | undefined;
  return (found?.["script:ld+json"] as { "@graph": Record<string, unknown>[] } | undefined)?.["@graph"] ?? [];
}

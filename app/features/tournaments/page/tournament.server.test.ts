import { afterEach, describe, expect, it } from "vitest";
import { createSandboxControl } from "../../../../tests/support/sandbox-control";
import { gamesIn } from "../../../../tests/support/shown-games";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { joinTournament } from "./join.server";
import { action } from "./tournament.route";
import { loadTournament, loadTournamentHall, tournamentId } from "./tournament.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const visit = async (id: string, options: { login?: string; locale?: string } = {}) => {
  const { login, locale } = options;
  return app.contextFor({
    path: `/tournaments/${id}`,
    locale,
    isDataRequest: true,
    cookieHeader: login && (await cookiesOf(app, `${login}@sandbox.test`)),
  });
};
const open = async (id: string, login?: string) => loadTournament(await visit(id, { login }), id);
const fail = (target: string, effect: string, remaining?: number) =>
  app.sandbox.world.state.faults.push({ target, effect, remaining });

/** What the page's form gets as an answer. */
async function join(id: string, login?: string, locale?: string, fields?: Record<string, string>) {
  const context = await visit(id, { login, locale });
  const body = fields && new URLSearchParams(fields);
  const request = new Request(`http://localhost:3000/tournaments/${id}`, { method: "POST", body });
  const answer = await action({ context, request, params: { id } });
  const flash = context.cookies.setCookieLines().find((line) => line.startsWith("cr_flash="));
  if ("data" in answer) return { status: answer.init?.status, refusal: answer.data.refusal };
  return { status: answer.status, to: answer.headers.get("location"), flash };
}

describe("the page of a tournament", () => {
  it("shows a visitor the prizes, the places, the games and the way in", async () => {
    const page = await open("3");
    expect(page).toMatchObject({
      tournament: { id: "3", status: "active", isJoined: false },
      entry: { kind: "signIn", unmetRequirements: [] },
      isPlayer: false,
      games: { ok: true, value: { total: 30 } },
    });
    expect(page.own).toBeUndefined();
    expect(page.standings).toHaveLength(10);
    expect(page.standings[0]).toMatchObject({ place: 1, prize: { currency: "EUR" } });
    expect(page.rules).toContain("<li>");
    expect(page.seo.title).toContain(page.tournament.title);
  });

  it("tells the player where they stand", async () => {
    const page = await open("1", "demo");
    expect(page.entry).toEqual({ kind: "joined" });
    expect(page.own).toMatchObject({ is_participant: true, points: 1840 });
  });

  it.each([
    ["2", undefined, { kind: "signIn", unmetRequirements: ["deposit"] }],
    ["3", "demo", { kind: "open" }],
    ["6", "demo", { kind: "open" }],
    ["9", "demo", { kind: "over" }],
    ["9", undefined, { kind: "over" }],
    ["3", "needdeposit", { kind: "restricted", reasons: ["deposit"] }],
    ["3", "needprofile", { kind: "restricted", reasons: ["profile"] }],
    ["3", "needcontact", { kind: "restricted", reasons: ["contact"] }],
    ["3", "needkyc", { kind: "restricted", reasons: ["verification"] }],
    ["7", "poor", { kind: "restricted", reasons: ["level"] }],
    ["8", "demo", { kind: "restricted", reasons: ["country"] }],
  ])("%s for %s: %o", async (id, login, entry) => {
    expect((await open(id, login)).entry).toEqual(entry);
  });

  it("shows as many places as the operator wants", async () => {
    app.sandbox.world.state.patches.cmsConfig = { tournaments: { leaderboardSize: 3 } };
    expect((await open("3")).standings).toHaveLength(3);
  });

  it.each(["", undefined, "1,2", "1 2", "\u0000", "x".repeat(65)])("no id is %j", (id) => {
    expect(() => tournamentId(id)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });

  it.each(["999999", "0", "-1", "1.5", "01", "spring-cup", "9999999999999999"])(
    "%s is not found where the platform knows none",
    async (id) => {
      await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } });
      const hall = loadTournamentHall(await visit(id), id, new URLSearchParams());
      await expect(hall).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it("stands without its games, and fails as a whole without itself", async () => {
    fail("games.get", "status:500");
    expect((await open("3")).games).toEqual({ ok: false });
    fail("tournaments.get", "status:500");
    await expect(open("3")).rejects.toMatchObject({ kind: "status" });
  });
});

describe("its games", () => {
  const hall = async (search: string) =>
    loadTournamentHall(await visit("3"), "3", new URLSearchParams(search));
  const sysnamesOf = ({ games }: Awaited<ReturnType<typeof hall>>) =>
    games.ok ? gamesIn(games.value).games.map(({ sysname = "" }) => sysname) : [];

  it("are twelve a page, and three pages all of them", async () => {
    const pages = await Promise.all(["", "page=2", "page=3"].map(hall));
    expect(pages.map((page) => sysnamesOf(page).length)).toEqual([12, 24, 30]);
    const all = sysnamesOf(await hall("page=3"));
    expect(new Set(all).size).toBe(30);
    expect(all.slice(0, 12)).toEqual(sysnamesOf(await hall("")));
  });

  it("come by their priority", async () => {
    const priorities = sysnamesOf(await hall("page=3")).map(
      (sysname) => app.sandbox.world.gamesBySysname.get(sysname)?.shown.extra.priority ?? 0,
    );
    expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
  });
});

describe("taking part", () => {
  it("is said once, and seen on the page", async () => {
    const before = await open("3", "demo");
    expect(await join("3", "demo")).toMatchObject({
      status: 302,
      to: "/tournaments/3",
      flash: expect.stringContaining("tournament.welcome"),
    });
    const after = await open("3", "demo");
    expect(after.entry).toEqual({ kind: "joined" });
    expect(after.tournament.players).toBe((before.tournament.players ?? 0) + 1);
  });

  it.each([
    ["/tournaments?status=active&page=2", "/tournaments?status=active&page=2"],
    ["https://elsewhere.example/", "/tournaments/3"],
  ])("leads back to the list at %s", async (redirectTo, to) => {
    expect(await join("3", "demo", undefined, { redirectTo })).toMatchObject({ status: 302, to });
  });

  it("twice is once", async () => {
    await join("3", "demo");
    const { players } = (await open("3", "demo")).tournament;
    expect(await join("3", "demo")).toMatchObject({ status: 302, to: "/tournaments/3" });
    expect((await open("3", "demo")).tournament.players).toBe(players);
  });

  it("by two clicks at once is one call", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    fail("tournaments.participate", "delay:100");
    const both = [0, 1].map(async () => joinTournament(await app.contextFor({ cookieHeader }), "3"));
    expect(await Promise.all(both)).toEqual([{ kind: "joined" }, { kind: "joined" }]);
    const calls = await createSandboxControl(app.sandbox.url).calls("tournaments.participate");
    expect(calls).toHaveLength(1);
  });

  it("needs somebody who is signed in, and leads back", async () => {
    expect(await join("3")).toMatchObject({
      status: 302,
      to: "/forms/sign_in?redirectUrl=%2Ftournaments%2F3",
    });
    expect((await join("3", undefined, "es-ES")).to).toBe("/forms/sign_in?redirectUrl=%2Ftournaments%2F3");
  });

  it.each([
    ["3", "needdeposit", "deposit"],
    ["3", "needprofile", "profile"],
    ["3", "needcontact", "contact"],
    ["3", "needkyc", "verification"],
    ["7", "poor", undefined],
    ["8", "demo", undefined],
    ["9", "demo", undefined],
  ])("in %s is refused to %s: %s", async (id, login, reason) => {
    const { status, refusal } = await join(id, login);
    expect(status).toBe(422);
    expect(refusal?.reason).toBe(reason);
    expect((await open(id, login)).entry.kind).not.toBe("joined");
  });

  it.each(["status:500", "drop", "garbage"])("has failed after %s", async (effect) => {
    fail("tournaments.participate", effect);
    expect(await join("3", "demo")).toEqual({ status: 503, refusal: { text: "tournament.failed" } });
  });

  it("asks the tournament when the answer got lost", async () => {
    await join("3", "demo");
    fail("tournaments.participate", "drop");
    expect(await join("3", "demo")).toMatchObject({ status: 302, to: "/tournaments/3" });
  });
});

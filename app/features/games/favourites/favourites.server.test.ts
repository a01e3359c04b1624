import { afterEach, describe, expect, it } from "vitest";
import { takeFlash } from "~/session/flash/flash.server";
import { gamesIn } from "../../../../tests/support/shown-games";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadHall } from "../hall/hall.server";
import { action } from "./favourites.route";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

/** `null`: nobody is signed in. */
async function post(cookieHeader: string | null, fields: Record<string, string>, accept = "text/html") {
  const request = new Request("http://localhost:3000/favourites", {
    method: "POST",
    headers: { accept },
    body: new URLSearchParams(fields),
  });
  const context = await app.contextFor({ cookieHeader: cookieHeader ?? undefined });
  const answer = await action({ context, request, params: {} });
  const flash = takeFlash(context)?.text;
  return { status: answer.status, location: answer.headers.get("location"), ...(flash && { flash }) };
}

async function favourites(cookieHeader: string) {
  const { list, ...hall } = await loadHall(
    await app.contextFor({ cookieHeader, isDataRequest: true }),
    new URLSearchParams("category=favourites"),
  );
  return { ...hall, games: list.ok ? gamesIn(list.value).games : null };
}

describe("a favourite", () => {
  it("is listed on the next page once added, and gone once removed", async () => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    const before = (await favourites(cookies)).games?.map(({ sysname }) => sysname) ?? [];
    expect(before).toHaveLength(6);
    const fields = { sysname: "needs-deposit", redirectTo: "/gamehall?page=2" };
    expect(await post(cookies, { ...fields, intent: "add" })).toEqual({
      status: 302,
      location: "/gamehall?page=2",
    });
    const marked = await favourites(cookies);
    expect(marked).toMatchObject({ heading: "Favorites", isPlayer: true });
    expect(marked.games?.map(({ sysname }) => sysname)).toEqual(["needs-deposit", ...before]);
    expect(marked.games?.every(({ isLiked }) => isLiked)).toBe(true);
    await post(cookies, { ...fields, intent: "remove" });
    expect((await favourites(cookies)).games?.map(({ sysname }) => sysname)).toEqual(before);
  });

  it.each([
    ["a game that does not exist", { sysname: "nope", intent: "add" }, 422],
    ["no sysname at all", { sysname: "<x>", intent: "add" }, 422],
    ["an unknown intent", { sysname: "sand-dunes", intent: "burn" }, 422],
    ["the same once more", { sysname: "sand-dunes", intent: "add" }, 200],
  ])("answers a script with a status: %s", async (_, fields, status) => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    expect(await post(cookies, fields, "application/json")).toEqual({ status, location: null });
  });

  it.each([
    ["nobody", null],
    ["a session that is over", "sid=gone"],
  ])("of %s leads to the sign-in, and back", async (_, cookies) => {
    const fields = { sysname: "sand-dunes", intent: "add", redirectTo: "/game/sand-dunes" };
    expect(await post(cookies, fields)).toEqual({
      status: 302,
      location: "/forms/sign_in?redirectUrl=%2Fgame%2Fsand-dunes",
    });
    expect((await post(cookies, fields, "application/json")).status).toBe(401);
  });

  it.each([
    ["the platform refuses", "nope", null],
    ["gets no answer from it", "sand-dunes", { target: "games.addLike", effect: "drop" }],
  ])("that %s leads back with a message, without script", async (_, sysname, fault) => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    if (fault) app.sandbox.world.state.faults.push(fault);
    expect(await post(cookies, { sysname, intent: "add", redirectTo: "/game/sand-dunes" })).toEqual({
      status: 302,
      location: "/game/sand-dunes",
      flash: "We couldn’t save this. Please try again.",
    });
    if (fault) {
      const scripted = await post(cookies, { sysname, intent: "add" }, "application/json");
      expect(scripted).toEqual({ status: 503, location: null });
    }
  });

  it("ignores a redirectTo that leads to another site", async () => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    const fields = { sysname: "sand-dunes", intent: "add", redirectTo: "//evil.example" };
    expect((await post(cookies, fields)).location).toBe("/gamehall");
  });
});

describe("the hall of favourites", () => {
  it("is empty for visitors, without a private call", async () => {
    const context = await app.contextFor({ isShared: true });
    const hall = await loadHall(context, new URLSearchParams("category=favourites"));
    expect(hall).toMatchObject({ isPlayer: false, list: { ok: true, value: { shown: 0, total: 0 } } });
  });

  it("has no list when the platform fails", async () => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    app.sandbox.world.state.faults.push({ target: "games.getLikes", effect: "status:500" });
    expect((await favourites(cookies)).games).toBeNull();
  });
});

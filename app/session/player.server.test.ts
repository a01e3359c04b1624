import { describe, expect, it, vi } from "vitest";
import { PlatformFailure, PlatformRefusal, type ServerErrorType } from "~/platform/errors";
import type { PlatformClient } from "~/platform/platform-client";
import { createCookieJar } from "./cookies/cookie-jar";
import {
  clearPlayerCookies,
  playerSessionKey,
  readPlayer,
  rememberPlayer,
  sessionStart,
  startPlayerSession,
} from "./player.server";

const refusal = (type: ServerErrorType, code: string, status: number) =>
  new PlatformRefusal({ type, code, status, errorData: {}, message: "", method: "account.getInfo" });
const noAnswer = new PlatformFailure({
  kind: "timeout",
  status: 504,
  method: "account.getInfo",
  wasSent: true,
});
const forbidden = new PlatformFailure({
  kind: "status",
  status: 403,
  method: "account.getInfo",
  wasSent: true,
});

async function read(cookie: string | undefined, answer: unknown, servesBlocked = false) {
  const call = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const cookies = createCookieJar(cookie, { isSecure: false });
  const player = await readPlayer({ call } as unknown as PlatformClient, cookies, servesBlocked);
  return { player, cookies, call };
}

describe("who is asking", () => {
  it("is a visitor, without a call, when no cookie could be the platform's", async () => {
    const { player, call } = await read("theme=dark", { uid: 7 });
    expect(player).toEqual({ kind: "visitor" });
    expect(call).not.toHaveBeenCalled();
  });

  it("is a player when the platform says so, and the marker cookie is set", async () => {
    const { player, cookies } = await read("sid=1", { uid: 7 });
    expect(player).toEqual({ kind: "player", account: { uid: 7 } });
    expect(cookies.get("cr_player")).toBe("1");
  });

  it.each([
    ["uid 0", { uid: 0 }],
    ["NOT_AUTHORIZED", refusal("AuthorizationException", "NOT_AUTHORIZED", 401)],
  ])("is a visitor on %s, and the marker cookie is removed", async (_, answer) => {
    const { player, cookies } = await read("sid=1; cr_player=1", answer);
    expect(player).toEqual({ kind: "visitor" });
    expect(cookies.setCookieLines()).toEqual(["cr_player=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
  });

  it.each([
    ["nobody answers", noAnswer],
    ["the platform has failed", refusal("InternalServerErrorException", "INTERNAL", 500)],
    ["the platform does not know why", refusal("UnknownErrorException", "UNKNOWN", 500)],
    ["it has had too many requests", refusal("TooManyRequestsException", "TOO_MANY", 429)],
  ])("is unknown when %s, and no cookie changes", async (_, answer) => {
    const { player, cookies } = await read("sid=1; cr_player=1", answer);
    expect(player).toEqual({ kind: "unknown" });
    expect(cookies.setCookieLines()).toEqual([]);
  });

  it("throws when the player is banned", async () => {
    const banned = refusal("UserBannedException", "BANNED", 403);
    await expect(read("sid=1", banned)).rejects.toBe(banned);
  });

  it("is a visitor when banned, on pages that serve blocked players", async () => {
    const banned = refusal("UserBannedException", "BANNED", 403);
    expect((await read("sid=1", banned, true)).player).toEqual({ kind: "visitor" });
    const closed = refusal("ApplicationDisabledException", "DISABLED", 503);
    await expect(read("sid=1", closed, true)).rejects.toBe(closed);
  });

  it.each<[string, unknown]>([
    ["an answer that forbids", forbidden],
    ["a refusal that forbids", refusal("AccessDeniedException", "GEO", 403)],
    ["a closed platform", refusal("ApplicationUnavailableException", "UNAVAILABLE", 503)],
  ])("throws %s", async (_, answer) => {
    await expect(read("sid=1", answer)).rejects.toBe(answer);
  });

  it.each<[ServerErrorType, number]>([
    ["MethodNotFoundException", 404],
    ["InvalidParameterException", 400],
    ["VerificationRequiredException", 422],
    ["UserNeedProfileDataException", 422],
  ])("is unknown, with the refusal as the reason, on %s", async (type, status) => {
    const answer = refusal(type, "ANY", status);
    const { player, cookies } = await read("sid=1; cr_player=1", answer);
    expect(player).toEqual({ kind: "unknown", refusal: answer });
    expect(cookies.setCookieLines()).toEqual([]);
  });
});

describe("how long a player has been here", () => {
  const now = 1_764_000_000_500;
  const since = (value: string | undefined) => sessionStart({ get: () => value }, now);

  it("is known from the sign-in until the sign-out", async () => {
    const { cookies } = await read("sid=1", { uid: 7 });
    expect(Math.abs(Date.now() - (sessionStart(cookies, Date.now()) ?? 0))).toBeLessThan(5_000);
    clearPlayerCookies(cookies);
    expect(sessionStart(cookies, Date.now())).toBeNull();
  });

  it.each([
    ["1763999000", 1_763_999_000_000],
    ["1764000001", null],
    ["1600000000", null],
    ["soon", null],
    [undefined, null],
  ])("is read from a cookie of %s", (value, moment) => {
    expect(since(value)).toBe(moment);
  });
});

it("each sign-in begins a session with its own key; recognising a player does not", async () => {
  const cookies = createCookieJar("sid=1", { isSecure: false });
  const marks = [];
  for (const come of [startPlayerSession, rememberPlayer, startPlayerSession]) {
    come(cookies);
    marks.push(playerSessionKey(cookies));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(marks[0]).toBe(marks[1]);
  expect(marks[2]).not.toBe(marks[0]);
});

it("a sign-in counts as activity, however long ago the last visit was", () => {
  const cookies = createCookieJar("sid=1; cr_active=1764000000", { isSecure: false });
  startPlayerSession(cookies);
  expect(cookies.get("cr_active")).toBeUndefined();
});

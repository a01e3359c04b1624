import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testStage } from "~/../tests/support/stage";
import { answerLive, partsIn } from "./live.server";
import { LIVE_INTERVAL_MS, type LiveAnswer } from "./live-answer";

const stage = await testStage();
beforeEach(() => {
  // The beginning of a stretch of the clock.
  const stretch = 4 * LIVE_INTERVAL_MS;
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / stretch) * stretch });
});
afterEach(() => {
  vi.useRealTimers();
  return stage.reset();
});

async function read(parts: string, known: string | null = null) {
  const reply = await answerLive(await stage.visit(), partsIn(new URLSearchParams({ parts })), known);
  const text = await reply.text();
  return {
    status: reply.status,
    etag: reply.headers.get("ETag"),
    text,
    live: (): LiveAnswer => JSON.parse(text),
  };
}

describe("live numbers", () => {
  it("are those that were asked for", async () => {
    const { live, text } = await read("wins,jackpots,nonsense");
    expect(Object.keys(live())).toEqual(["jackpots", "wins"]);
    expect(live().wins).toHaveLength(20);
    expect(Object.values(live().jackpots ?? {}).map(({ levels }) => levels.length)).toEqual([3, 3, 0, 0]);
    expect(text.length).toBeLessThan(8000);
    expect((await read("")).live()).toEqual({});
    const { tournaments = {} } = (await read("tournaments")).live();
    expect(Object.values(tournaments)).toContainEqual(
      expect.objectContaining({ status: "active", players: expect.any(Number), endsAt: expect.any(String) }),
    );
  });

  it("are not sent again to whoever has them", async () => {
    const first = await read("jackpots");
    expect(await read("jackpots", first.etag)).toMatchObject({ status: 304, text: "", etag: first.etag });
    expect((await read("jackpots", `W/${first.etag}`)).status).toBe(304);
    expect((await read("wins", first.etag)).status).toBe(200);
  });

  it("are missed one by one", async () => {
    stage.fail("leaderboard.live=status:500");
    expect(Object.keys((await read("jackpots,wins")).live())).toEqual(["jackpots"]);
  });

  // The stage has no cache of its own, so only the interval shares replies here.
  it("of 200 open pages cost the platform one call an interval", async () => {
    const intervals = 4;
    for (let interval = 0; interval < intervals; interval++) {
      for (let turn = 0; turn < 4; turn++) {
        await Promise.all(Array.from({ length: 50 }, () => read("jackpots,wins,tournaments")));
        vi.setSystemTime(Date.now() + LIVE_INTERVAL_MS / 4);
      }
    }
    const counted = stage.allCalls().filter((call) => /^(Jackpots|leaderboard|tournaments)\./.test(call));
    const count = (method: string) => counted.filter((call) => call === method).length;
    expect([count("Jackpots.get"), count("leaderboard.live"), count("tournaments.get")]).toEqual([4, 4, 1]);
  });
});

import { describe, expect, it } from "vitest";
import { testSandbox } from "../../test-client";
import { day, isoTime } from "../../world/clock";

const { sandbox, client } = await testSandbox();

const read = async (id: number) =>
  (await client.get("tournaments.get", { ids: String(id) })).body.data.items[0];
const participate = (id: number | string) =>
  client.post("tournaments.participate", { tournament_id: String(id) });

describe("taking part", () => {
  it.each([3, 6])("in tournament %i is seen in the next read", async (id) => {
    await client.login("demo");
    const before = await read(id);
    expect((await participate(id)).body).toEqual({ data: 1 });
    expect(await read(id)).toMatchObject({
      user_info: { is_participant: true, points: 0 },
      total_participants: before.total_participants + 1,
    });
  });

  it("a second time, or when it is over, is too late", async () => {
    await client.login("demo");
    for (const id of [1, 9]) {
      const { status, body } = await participate(id);
      expect([status, body.error.type, body.error.code]).toEqual([
        400,
        "InvalidRequestException",
        "WRONG_STATE",
      ]);
    }
    expect((await read(9)).user_info.is_participant).toBe(false);
  });

  it.each([
    ["needdeposit", 3, 422, "NEED_DEPOSIT"],
    ["needprofile", 3, 422, "NEED_PROFILE"],
    ["needcontact", 3, 422, "NEED_CONTACT"],
    ["needkyc", 3, 422, "VERIFICATION_REQUIRED"],
    ["newbie", 2, 422, "NEED_DEPOSIT"],
    ["onkyc", 4, 422, "VERIFICATION_REQUIRED"],
    ["poor", 7, 400, "WRONG_STATE"],
    ["demo", 8, 400, "WRONG_STATE"],
  ])("is refused to %s in tournament %i: %i %s", async (name, id, status, code) => {
    await client.login(name);
    const answer = await participate(id);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    const after = await read(id);
    expect(after.restrictions.is_allowed).toBe(false);
    expect(after.user_info.is_participant).toBe(false);
  });

  it.each([
    ["999", "WRONG_VALUE"],
    ["x", "WRONG_FORMAT"],
    ["", "WRONG_FORMAT"],
  ])("in %j is nothing that exists", async (id, code) => {
    await client.login("demo");
    const { status, body } = await participate(id);
    expect([status, body.error.error_data.invalid_parameters]).toEqual([400, { tournament_id: [code] }]);
  });
});

describe("points", () => {
  it("come from the rounds played in its games since", async () => {
    const player = [...sandbox.world.state.players.values()].find(
      ({ login }) => login === "demo@sandbox.test",
    );
    const game = sandbox.world.games.find(({ tournaments }) => tournaments.includes(3))?.shown.sysname ?? "";
    const other =
      sandbox.world.games.find(({ tournaments }) => !tournaments.includes(3))?.shown.sysname ?? "";
    await client.login("demo");
    await participate(3);
    const bet = { amount: "1.00", currency: "EUR" };
    const round = (sysname: string, at: number) => ({
      id: `r_${sysname}_${at}`,
      created_at: isoTime(at),
      type: "casino" as const,
      sysname,
      bet,
      win: bet,
      status: "lose" as const,
    });
    const now = sandbox.world.clock.now();
    player?.rounds.unshift(round(game, now + 1000), round(other, now + 1000), round(game, now - day));
    expect((await read(3)).user_info).toMatchObject({ points: 10, place: expect.any(Number) });
  });

  it("of the demo player put them behind those who are named", async () => {
    await client.login("demo");
    const { user_info, winners, total_participants } = await read(1);
    expect(user_info.points).toBeGreaterThan(0);
    expect(user_info.place).toBeGreaterThan(winners.length);
    expect(user_info.place).toBeLessThanOrEqual(total_participants);
  });
});

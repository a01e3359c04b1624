import { describe, expect, it } from "vitest";
import { createClient, testSandbox } from "../../test-client";
import { hour, isoTime } from "../../world/clock";

const { sandbox, client } = await testSandbox("demo");

describe("likes", () => {
  const likes = async () => (await client.get("games.getLikes")).body.data;

  it("are idempotent both ways, newest first", async () => {
    const seed = await likes();
    expect(seed).toHaveLength(6);
    for (const _time of [1, 2])
      expect((await client.post("games.addLike", { sysname: "digitan" })).body.data).toBe(1);
    expect(await likes()).toEqual(["digitan", ...seed]);
    for (const _time of [1, 2])
      expect((await client.post("games.removeLike", { sysname: "digitan" })).body.data).toBe(1);
    expect(await likes()).toEqual(seed);
  });

  it.each([
    ["games.addLike", {}, "REQUIRED"],
    ["games.addLike", { sysname: "nope" }, "WRONG_VALUE"],
    ["games.removeLike", { sysname: "nope" }, "WRONG_VALUE"],
  ])("%s %o is refused", async (method, parameters, code) => {
    const { status, body } = await client.post(method, parameters as Record<string, string>);
    expect([status, body.error.error_data.invalid_parameters]).toEqual([400, { sysname: [code] }]);
  });

  it("belong to a session", async () => {
    const visitor = createClient(sandbox);
    expect((await visitor.get("games.getLikes")).body.error.code).toBe("NOT_AUTHORIZED");
    expect((await visitor.post("games.addLike", { sysname: "digitan" })).status).toBe(401);
  });
});

describe("games.getHistory", () => {
  const read = async (parameters: Record<string, string>) =>
    (await client.get("games.getHistory", parameters)).body.data;

  it("gives pages that together are the whole, newest first", async () => {
    const pages = [];
    for (let offset = 0; offset < 32; offset += 8)
      pages.push(...(await read({ offset: String(offset), count: "8" })).items);
    const moments = pages.map(({ created_at }) => created_at);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(30);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(pages[0].game).toEqual({
      sysname: expect.any(String),
      name: expect.any(String),
      image_url: expect.stringContaining("/img/g/"),
    });
  });

  it("filters by type and by day, both days included", async () => {
    expect((await read({ type: "betting" })).total).toBe(5);
    expect((await read({ type: "casino" })).total).toBe(25);
    const today = isoTime(sandbox.world.origin - 60 * hour).slice(0, 10);
    const { items } = await read({ date_from: today, date_to: today });
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ created_at }: { created_at: string }) => created_at.startsWith(today))).toBe(true);
  });

  it.each([
    [{ type: "poker" }, { type: ["WRONG_VALUE"] }],
    [{ date_from: "yesterday" }, { date_from: ["WRONG_FORMAT"] }],
    [{ offset: "-1" }, { offset: ["WRONG_FORMAT"] }],
  ])("refuses %o", async (parameters, invalid) => {
    const { body } = await client.get("games.getHistory", parameters as unknown as Record<string, string>);
    expect(body.error.error_data.invalid_parameters).toEqual(invalid);
  });
});

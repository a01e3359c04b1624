import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";

const { client } = await testSandbox("demo");

const buy = (id: number | string) => client.write("loyalty.buyproduct", { id: String(id) });
const points = async () => (await client.read("loyalty.getinfo")).points;

describe("the loyalty shop", () => {
  it("takes the points and gives the goods, with a notice", async () => {
    expect(await buy(1)).toEqual({ points: 2380, product_id: 1, message: "10 free spins" });
    expect(await points()).toBe(2380);
    const { items } = await client.read("freespins.get");
    expect(items.at(-1)).toMatchObject({ total_count: 10, game: { sysname: "sand-dunes" } });
    expect(await client.read("loyalty.getnotifications")).toMatchObject([
      { trigger: "product", type: "credit", amount: 100 },
    ]);
  });

  it.each([
    [6, "bonuses.get", "5.00"],
    [11, "BettingBonuses.get", "5.00"],
  ])("product %i is a bonus", async (id, list, amount) => {
    await buy(id);
    const reply = await client.read(list);
    expect((reply.items ?? reply)[0]).toMatchObject({ status: "new", amount: { amount, currency: "EUR" } });
  });

  it("counts what is left, until it is sold out", async () => {
    const left = async () => (await client.read("loyalty.getproducts", { count: "20" })).items[13];
    expect(await left()).toMatchObject({ count_left: 3, is_available: true });
    for (const _ of [1, 2, 3]) expect(await buy(14)).toHaveProperty("product_id", 14);
    expect(await left()).toMatchObject({ count_left: 0, is_available: false });
    expect(await buy(14)).toMatchObject({ status: 400, code: "WRONG_STATE" });
  });

  it("refuses what is beyond the purse or the level, and what it does not have", async () => {
    expect(await buy(10)).toEqual({ status: 400, code: "INSUFFICIENT_POINTS" });
    expect(await client.read("loyalty.getnotifications")).toMatchObject([
      { trigger: "product", type: "debit" },
    ]);
    expect(await buy("nope")).toEqual(invalid({ id: ["WRONG_VALUE"] }));
    expect(await buy("")).toEqual(invalid({ id: ["REQUIRED"] }));
    await client.login("poor");
    expect(await buy(13)).toMatchObject({ code: "WRONG_STATE" });
    expect(await points()).toBe(5);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadLoyalty, loadLoyaltyProgram, loadLoyaltyShop } from "./loyalty.server";
import { loadProfileLoyalty } from "./profile-loyalty.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const visit = (path: string) => app.contextFor({ path });
const visitAs = async (login: string, path: string) =>
  app.contextFor({ path, cookieHeader: await cookiesOf(app, login) });

const demo = "demo@sandbox.test";
const poor = "poor@sandbox.test";

describe("the loyalty page", () => {
  it("shows visitors every programme, the main one first, and nobody's progress", async () => {
    const { standing, programs, hasShop } = await loadLoyalty(await visit("/loyalty"));
    expect(standing).toEqual({ ok: true, value: null });
    expect(hasShop).toBe(true);
    if (!programs.ok) throw new Error("no programmes came");
    expect(programs.value.map(({ sysname }) => sysname)).toEqual(["main", "vip"]);
    const [main] = programs.value;
    expect(main?.levels).toHaveLength(5);
    expect(main?.levels.every(({ percent }) => percent === undefined)).toBe(true);
    expect(main?.quests.every(({ own }) => own === undefined)).toBe(true);
  });

  it("shows players where they stand", async () => {
    const { standing, programs } = await loadLoyalty(await visitAs(demo, "/loyalty"));
    if (!standing.ok || !standing.value || !programs.ok) throw new Error("something did not come");
    const current = programs.value[0]?.levels.find(({ percent }) => percent !== undefined);
    expect(standing.value.levelName).toBe(current?.name);
    expect(standing.value.points).toBeGreaterThan(0);
    const quest = programs.value.flatMap(({ quests }) => quests).find(({ title }) => title === "Explorer");
    expect(quest?.own).toEqual({ status: "in_progress", percent: 60 });
  });

  it("stands without its programmes", async () => {
    app.sandbox.world.state.faults.push({ target: "loyalty.getPrograms", effect: "status:500" });
    const context = await visit("/loyalty");
    expect((await loadLoyalty(context)).programs).toEqual({ ok: false });
    expect(context.isPartial).toBe(true);
  });
});

describe("a programme's page", () => {
  it("is called what the programme is", async () => {
    const { program, seo } = await loadLoyaltyProgram(await visit("/loyalty/vip"), "vip");
    expect(program.levels).toHaveLength(2);
    expect(seo.title).toContain(program.name);
  });

  it("is not there for an unknown name", async () => {
    await expect(loadLoyaltyProgram(await visit("/loyalty/nope"), "nope")).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the shop", () => {
  const statesOf = async (context: Awaited<ReturnType<typeof visit>>) => {
    const { products } = await loadLoyaltyShop(context);
    if (!products.ok) throw new Error("no products came");
    return products.value.map(({ state }) => state);
  };

  it("keeps from visitors only what nobody can have", async () => {
    const states = await statesOf(await visit("/loyalty/shop"));
    expect(states).toHaveLength(14);
    expect(states.filter((state) => state !== "open")).toEqual(["soldOut"]);
  });

  it("tells players what they cannot have, and why", async () => {
    expect(new Set(await statesOf(await visitAs(demo, "/loyalty/shop")))).toEqual(
      new Set(["open", "tooExpensive", "soldOut", "levelTooLow"]),
    );
    const { products, standing } = await loadLoyaltyShop(await visitAs(poor, "/loyalty/shop"));
    if (!products.ok || !standing.ok) throw new Error("no products came");
    expect(products.value.map(({ state }) => state)).not.toContain("open");
    const tooExpensive = products.value.find(({ state }) => state === "tooExpensive");
    expect(tooExpensive?.missing).toBe((tooExpensive?.price ?? 0) - (standing.value?.points ?? 0));
  });

  it("is named to nobody where the operator has none", async () => {
    app.sandbox.world.state.patches.cmsConfig = { loyalty: { shopEnabled: false } };
    expect((await loadLoyalty(await visit("/loyalty"))).hasShop).toBe(false);
  });
});

it("the profile's loyalty page says the same of a player", async () => {
  const { standing, seo } = await loadProfileLoyalty(await visitAs(poor, "/profile/loyalty"));
  expect(standing).toMatchObject({ points: 5 });
  expect(seo.robots).toBe("noindex,follow");
});

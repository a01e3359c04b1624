import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../tests/support/app-context";
import { cookiesOf } from "../../tests/support/sign-in";
import { loader } from "./betting.route";
import { loadBetting } from "./betting.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

type RequestOptions = Parameters<typeof app.contextFor>[0];
let visits = 0;
/** A host of its own each time: nothing is kept of what the backends said before. */
const visit = async (options?: RequestOptions) => {
  visits += 1;
  return loadBetting(
    await app.contextFor({ path: "/betting", origin: `http://host-${visits}.example`, ...options }),
  );
};

describe("sports betting", () => {
  it("asks a visitor to sign in, and holds nothing of a player", async () => {
    expect(await visit({ isShared: true })).toMatchObject({
      audience: "visitor",
      sportsbook: { ok: true, value: { game: { sysname: "digitan" }, stage: { kind: "choice" } } },
      bonus: undefined,
      hasHistory: false,
      seo: { title: expect.stringContaining("Sports betting") },
    });
  });

  it("is the sportsbook itself for a player, with bonus and history", async () => {
    expect(await visit({ cookieHeader: await cookiesOf(app, "demo@sandbox.test") })).toMatchObject({
      audience: "player",
      sportsbook: {
        value: { stage: { kind: "frame", src: expect.stringMatching(/^\/platform\/game\/digitan\/play\?/) } },
      },
      bonus: { state: "active", title: expect.any(String), money: { amount: "15.00", currency: "EUR" } },
      hasHistory: true,
    });
  });

  it("still knows of the money when the bonuses do not come", async () => {
    app.sandbox.world.state.faults.push({ target: "BettingBonuses.get", effect: "status:500" });
    expect((await visit({ cookieHeader: await cookiesOf(app, "demo@sandbox.test") })).bonus).toEqual({
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
    const asked = app.sandbox.world.state.calls.map(({ method }) => method).join();
    expect(asked).toContain("games.get");
    expect(asked).not.toMatch(/account\.|Bonuses|getLikes/);
  });

  it("lets a visitor look at once where there is a demo", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { sportsbookSysname: "sand-dunes" } };
    const { sportsbook } = await visit();
    expect(sportsbook).toMatchObject({ value: { stage: { kind: "frame", mode: "demo" } } });
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

  it("says when the operator has none, and search engines keep no such page", async () => {
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
});

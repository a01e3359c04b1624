import { describe, expect, it } from "vitest";
import { changingMarket, marketOf } from "../../../../tests/support/market-rules";
import { testApp } from "../../../../tests/support/test-app";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

const { games } = marketOf({});
const site = {
  pages: [],
  match: () => ({ ids: [], handles: [], params: {} }),
  normalize: (path: string) => path,
};
const request = {
  requestId: "test",
  origin: "http://localhost:3000",
  clientIp: "127.0.0.1",
  country: "ES",
  cookieHeader: undefined,
};
const refusal = (sysname: string, customId?: string) =>
  app.app.refuseLaunch({ sysname, ...(customId !== undefined && { customId }) }, request, site);

describe("a launch by its address alone", () => {
  it("is of a game that the market leaves", async () => {
    setRules({ games: { ...games, hideTypes: ["live"] } });
    expect(await refusal("sand-dunes")).toBeNull();
    for (const hidden of ["live-roulette-one", "no-such-game", "", "Sand-Dunes"])
      expect(await refusal(hidden), hidden).toEqual({ why: "noGame" });
  });

  it("by an id is of the game that is named beside it", async () => {
    setRules({ games: { ...games, hideTypes: ["live"] } });
    expect(await refusal("custom-promo", "42")).toBeNull();
    for (const [sysname, id] of [
      ["sand-dunes", "42"],
      ["custom-promo", "43"],
      ["", "42"],
    ] as const)
      expect(await refusal(sysname, id), sysname + id).toEqual({ why: "noGame" });
  });

  it("is not asked about where nothing is hidden", async () => {
    setRules({});
    expect(await refusal("", "42")).toBeNull();
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { routeAddresses } from "../../../tests/support/address-variants";
import { loadSiteTable } from "../../../tests/support/site-table";

let site: Awaited<ReturnType<typeof loadSiteTable>>;
beforeAll(async () => {
  site = await loadSiteTable();
}, 120_000);

const sections = ["bets", "cashier", "profile", "responsible-game"];
/** A market's question, on a page without menus. */
const question = "limit-question";
const isProtected = (path: string) =>
  site.match(path).handles.some((handle) => handle.protected === "player");

describe("paths of the cashier, the profile, bets and responsible game", () => {
  it("are protected, each route of them and what is below them, and no page of another name is", () => {
    let count = 0;
    for (const { id, address, isResource } of routeAddresses(site.routes)) {
      const isGuarded = [...sections, question].includes(address.split("/")[1] ?? "");
      // A file or form of a player may stand anywhere.
      if (isGuarded || !isResource) expect(isProtected(address), `${id}: ${address}`).toBe(isGuarded);
      if (isGuarded) count += 1;
    }
    expect(count).toBeGreaterThan(20);
  });

  it.each(
    sections.flatMap((name) => [
      `/${name}`,
      `/${name}/no-such`,
      `/${name}/a/b/c`,
      `/${name.toUpperCase()}/x`,
    ]),
  )("%s is protected", (path) => expect(isProtected(path)).toBe(true));

  it.each(
    sections.flatMap((name) => [
      `/best-${name}`,
      `/my-${name}-page`,
      `/${name}s`,
      `/${name}-rules`,
      `/promotions/${name}`,
      `/tournaments/${name}`,
      `/game/${name}`,
      `/gamehall/${name}`,
      `/loyalty/${name}`,
      `/jackpots/${name}`,
      `/offers/${name}`,
      `/a/${name}/b`,
    ]),
  )("%s only holds the word", (path) => expect(isProtected(path)).toBe(false));
});

it("a game is known by its route", () => {
  const isGame = (path: string) => site.match(path).handles.some((handle) => handle.isGame);
  expect(["/game/sand-dunes", "/GAME/x"].map(isGame)).toEqual([true, true]);
  expect(["/", "/game", "/games/list", "/offers/game", "/a/game/b", "/betting"].map(isGame)).not.toContain(
    true,
  );
});

import { expect, it } from "vitest";
import { isOpenPath, seoTemplateOf, siteRouteOf } from "./site-routes";

it.each([
  ["/", "index"],
  ["/game/sand-dunes", "game-index-sysname"],
  ["/tournaments/7/gamehall", "tournaments-id-gamehall"],
  ["/loyalty/shop", "loyalty-shop"],
  ["/loyalty/gold", "loyalty-sysname"],
  ["/cashier/deposit/", "cashier-index-deposit"],
  ["/about", "slug"],
  ["/a/b/c", undefined],
])("%s is %s", (path, name) => {
  expect(siteRouteOf(path)?.names[0]).toBe(name);
});

it.each([
  ["/", true],
  ["/gamehall", true],
  ["/cashierless", true],
  ["/cashier", false],
  ["/cashier/history", false],
  ["/forms/sign_in", false],
  ["/_icons", false],
  ["/bets/x/y", false],
])("search engines in %s: %s", (path, isOpen) => {
  expect(isOpenPath(path)).toBe(isOpen);
});

it("a configured address belongs to its route, whatever its locale suffix", () => {
  expect(seoTemplateOf("/game/x", { "game-index-sysname___es-ES": "/juego/##name##" })).toBe(
    "/juego/##name##",
  );
  expect(seoTemplateOf("/game/x", { "game-sysname": "/g/##name##" })).toBe("/g/##name##");
  expect(seoTemplateOf("/about", { "game-sysname": "/g/##name##" })).toBeUndefined();
});

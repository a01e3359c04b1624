import { describe, expect, it } from "vitest";
import { localeFreePath, withBasename, withoutBasename } from "./locale-path";

describe("a path with its locale", () => {
  it.each([
    ["", "/", "/"],
    ["", "/gamehall?category=slots", "/gamehall?category=slots"],
    ["/es-ES", "/", "/es-ES"],
    ["/es-ES", "/?redirectUrl=%2Fx", "/es-ES?redirectUrl=%2Fx"],
    ["/es-ES", "/#top", "/es-ES#top"],
    ["/es-ES", "/game/sand-dunes", "/es-ES/game/sand-dunes"],
  ])("%s + %s = %s, and back", (basename, path, full) => {
    expect(withBasename(basename, path)).toBe(full);
    expect(withoutBasename(basename, full)).toBe(path);
  });

  it.each(["/", "/es-ESx", "/pt-BR/game"])("%s lies outside es-ES", (path) => {
    expect(withoutBasename("/es-ES", path)).toBeNull();
  });

  it.each([
    ["/es-ES/cashier/deposit?a=1", "/cashier/deposit?a=1"],
    ["/es-ES", "/"],
    ["/cashier", "/cashier"],
    ["/es-ESx", "/es-ESx"],
  ])("%s without its locale is %s", (path, expected) => {
    expect(localeFreePath(path, [{ code: "en-US" }, { code: "es-ES" }])).toBe(expected);
  });
});

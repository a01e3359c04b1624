import { describe, expect, it } from "vitest";
import { withBasename, withoutBasename } from "./locale-path";

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

  it.each(["/", "/es-ESx", "/pt-BR/game", "/es-ES//evil.example"])("%s lies outside es-ES", (path) => {
    expect(withoutBasename("/es-ES", path)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { chooseStage, type Stage } from "./launch";

const launch = {
  sysname: "sand-dunes",
  customId: undefined,
  hasDemo: true,
  wanted: null,
  player: "player",
  version: "1",
  locale: "es-ES",
} as const;

describe("the stage", () => {
  it.each<[string, Partial<Parameters<typeof chooseStage>[0]>, Stage["kind"], string?]>([
    ["a player", {}, "frame", "play"],
    ["a player who wants to play", { wanted: "play" }, "frame", "play"],
    ["a player who wants the demo", { wanted: "demo" }, "frame", "demo"],
    ["a mode nobody knows", { wanted: "free" }, "frame", "play"],
    ["a visitor", { player: "visitor" }, "choice"],
    ["a visitor who wants to play", { player: "visitor", wanted: "play" }, "choice"],
    ["a visitor who wants the demo", { player: "visitor", wanted: "demo" }, "frame", "demo"],
    ["a demo that does not exist", { hasDemo: false, wanted: "demo" }, "noDemo"],
    ["such a demo, for a visitor", { player: "visitor", hasDemo: false, wanted: "demo" }, "noDemo"],
    ["a viewer of whom the platform said nothing", { player: "unknown" }, "frame", "play"],
  ])("of %s", (_, changes, kind, mode) => {
    const stage = chooseStage({ ...launch, ...changes });
    expect(stage).toMatchObject(mode ? { kind, mode } : { kind });
  });

  it.each<[string, Partial<Parameters<typeof chooseStage>[0]>, string]>([
    ["its sysname", {}, "/platform/game/sand-dunes/play?v=1&locale=es-ES"],
    ["its own id", { customId: "42" }, "/platform/game/custom/42/play?v=1&locale=es-ES&game=sand-dunes"],
    [
      "nothing that leaves the path",
      { customId: "../x?y" },
      "/platform/game/custom/..%2Fx%3Fy/play?v=1&locale=es-ES&game=sand-dunes",
    ],
  ])("launches a game by %s", (_, changes, src) => {
    expect(chooseStage({ ...launch, ...changes })).toMatchObject({ src });
  });
});

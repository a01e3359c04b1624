import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../../tests/support/stage";
import { indexNames, nearGames } from "./near-names.server";

const names = [
  "Starburst",
  "Starburst Extra",
  "Book of Dead",
  "Gonzo’s Quest",
  "Gates of Olympus",
  "Café Royal",
  "روليت الذهبي",
  "Zelta zvaigzne",
  "Estrella de oro",
  "Coração de ouro",
];

describe("spellings of names", () => {
  it.each([
    ["starbrust", "Starburst"],
    ["starburts", "Starburst"],
    ["strbrst", "Starburst"],
    ["bok of dead", "Book of Dead"],
    ["gonzos qest", "Gonzo’s Quest"],
    ["gates of olimpus", "Gates of Olympus"],
    ["cafe roial", "Café Royal"],
    ["روليث", "روليت الذهبي"],
    ["zelta zvaigne", "Zelta zvaigzne"],
    ["estrela de oro", "Estrella de oro"],
    ["coracao", "Coração de ouro"],
    // What begins like it.
    ["starlightfever", "Starburst"],
    ["zeltainais", "Zelta zvaigzne"],
    // Of several words, those that are there.
    ["olympus extravaganza", "Gates of Olympus"],
  ])("%s means %s", async (search, expected) => {
    const index = await indexNames(names.map((name) => ({ sysname: name, name })));
    expect(index.near(search)[0]).toBe(expected);
  });

  it.each(["qqqqqzzzzz", "xy", ""])("%j means none", async (search) => {
    const index = await indexNames(names.map((name) => ({ sysname: name, name })));
    expect(index.near(search)).toEqual([]);
  });
});

describe("the names of the platform's games", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.reset());
  afterAll(() => stage.close());

  it("are read once, and kept", async () => {
    expect((await nearGames(await stage.visit(), "sand dnues"))[0]).toBe("sand-dunes");
    const requests = stage.calls().length;
    expect((await nearGames(await stage.visit(), "fsat crash"))[0]).toBe("fast-crash");
    expect(stage.calls().slice(requests)).not.toContain("games.get");
  });
});

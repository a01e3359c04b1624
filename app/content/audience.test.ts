import { describe, expect, it, vi } from "vitest";
import type { Json } from "~/upstream/json";
import { isPersonal, matchesPlayer, matchesViewer, type Viewer } from "./audience";
import { readBlocks } from "./blocks/read-blocks.server";

const viewer: Viewer = {
  kind: "visitor",
  country: "ES",
  locale: "es-ES",
  market: "ES",
  campaign: "black-friday",
};
const player: Viewer = { ...viewer, kind: "player" };
const facts = {
  level: 3,
  registeredAt: "2026-05-20T00:00:00Z",
  now: Date.parse("2026-06-01T00:00:00Z"),
};

function audienceOf(audience: Json) {
  const report = vi.fn();
  const [block] = readBlocks([{ __component: "page.wins", audience }], "landing", [], report);
  return { audience: block?.audience, reported: report.mock.calls.map(([path, why]) => `${path} ${why}`) };
}

const read = (audience: Json) => {
  const { audience: found, reported } = audienceOf(audience);
  if (!found || reported.length > 0) throw new Error(reported.join());
  return found;
};

describe("an audience", () => {
  it.each<[Json, Viewer, boolean]>([
    [{ viewer: "visitor" }, viewer, true],
    [{ viewer: "visitor" }, player, false],
    [{ viewer: "player" }, { ...viewer, kind: "unknown" }, false],
    [{ countries: "pt, es" }, viewer, true],
    [{ countries: ["PT"] }, viewer, false],
    [{ countries: "ES" }, { ...viewer, country: undefined }, false],
    [{ locales: "ar,es-ES" }, viewer, true],
    [{ locales: "ar" }, viewer, false],
    [{ markets: "es" }, viewer, true],
    [{ markets: "es" }, { ...viewer, market: undefined }, false],
    [{ campaigns: "summer, black-friday" }, viewer, true],
    [{ campaigns: "summer" }, viewer, false],
    [{ viewer: "visitor", countries: "ES", locales: "ar" }, viewer, false],
    [{ viewer: "player", levels: "", countries: "" }, player, true],
    [{ levels: "3" }, viewer, false],
    [{ registeredWithin: 7 }, viewer, false],
    [{ levels: "3" }, player, true],
    [{ levels: "3", countries: "DE" }, player, false],
  ])("%o has on a page for many who looks as %o: %s", (audience, who, expected) => {
    expect(matchesViewer(read(audience), who)).toBe(expected);
  });

  it.each<[Json, boolean]>([
    [{ levels: "2, 3" }, true],
    [{ levels: [4] }, false],
    [{ registeredSince: "2026-05-01" }, true],
    [{ registeredSince: "2026-05-21T00:00:00Z" }, false],
    [{ registeredWithin: 13 }, true],
    [{ registeredWithin: 12 }, false],
    [{ levels: "3", registeredWithin: 1 }, false],
  ])("%o is one player's own matter, and has this one: %s", (audience, expected) => {
    expect(isPersonal(read(audience))).toBe(true);
    expect(matchesPlayer(read(audience), facts)).toBe(expected);
    expect(matchesPlayer(read(audience), { ...facts, level: undefined, registeredAt: undefined })).toBe(
      false,
    );
  });

  it.each<[Json, string]>([
    [{ levels: "gold", viewer: "player" }, "levels"],
    [{ countries: "Spain" }, "countries"],
    [{ registeredWithin: -1 }, "registeredWithin"],
    [{ viewer: "everybody" }, "viewer"],
    ["players", "expected object"],
  ])("%o, which is invalid, is reported, and shown to nobody", (written, field) => {
    const { audience, reported } = audienceOf(written);
    expect(reported).toEqual([expect.stringContaining("blocks.0.audience")]);
    expect(reported[0]).toContain(field);
    expect(audience).toBeNull();
    expect([viewer, player].some((who) => matchesViewer(audience ?? null, who))).toBe(false);
  });

  it("that says nothing is everybody's", () => {
    const all: Json[] = [{}, { id: 7 }, { levels: "", countries: [] }];
    for (const nothing of all) expect(audienceOf(nothing)).toEqual({ audience: undefined, reported: [] });
  });

  it("is not read on text pages, where such a block is dropped", () => {
    const report = vi.fn();
    const block = { __component: "page.button", label: "Go", url: "/x", audience: { viewer: "player" } };
    expect(readBlocks([block], "text", [], report)).toEqual([]);
    expect(report.mock.calls[0]?.[0]).toBe("blocks.0.audience");
    expect(readBlocks([{ ...block, audience: { id: 1 } }], "text", [], report)).toHaveLength(1);
  });

  it("lets the first of a kind be for some, and another for all the others", () => {
    const report = vi.fn();
    const some = { __component: "page.promotions", audience: { viewer: "player" } };
    const all = { __component: "page.promotions" };
    expect(readBlocks([some, all, some, all], "home", [], report)).toHaveLength(2);
    expect(report.mock.calls.map(([path]) => path)).toEqual(["blocks.2", "blocks.3"]);
  });
});

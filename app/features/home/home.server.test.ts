import { describe, expect, it } from "vitest";
import { testStage } from "~/../tests/support/stage";
import { listGames } from "~/features/games/games.server";
import { type Home, loadHome, readOwnHome } from "./home.server";
import type { GamesRow } from "./rows.server";
import { sectionOf } from "./testing/section-of";

const stage = await testStage();

/** As a visitor sees it, with the first row among the others. */
async function open(locale?: string) {
  const context = await stage.visit(locale);
  const [home, { first }] = await Promise.all([loadHome(context), readOwnHome(context)]);
  const rows = home.sections.flatMap((section): GamesRow[] => {
    if (section.kind === "own") return first ? [first] : [];
    return section.kind === "games" ? [section] : [];
  });
  return { ...home, rows };
}

const parts = {
  banners: "banners.get",
  categories: "games.getCategories",
  jackpots: "Jackpots.get",
  wins: "leaderboard.live",
  tournaments: "tournaments.get",
  providers: "games.getProviders",
} as const;
type Part = keyof typeof parts;

function partOf(home: Home, part: Part) {
  return part === "wins" ? sectionOf(home, part).wins : sectionOf(home, part).part;
}

/** What is placed as finished HTML. */
const placed: Partial<Record<Part, object>> = {
  banners: { shown: 6, autoplaySeconds: 7 },
  providers: { shown: 12 },
};

function namesOf({ games }: GamesRow): string[] {
  const html = (games.ok && games.value.cards.html) || "";
  return [...new Set([...html.matchAll(/\/game\/([\w-]+)/g)].map(([, name = ""]) => name))];
}

describe("the home page", () => {
  it("is full", async () => {
    const home = await open();
    const some = expect.arrayContaining([expect.anything()]);
    for (const part of Object.keys(parts) as Part[]) {
      const value = placed[part] ?? some;
      expect(partOf(home, part), part).toMatchObject({ ok: true, value });
    }
    expect(home.rows).toHaveLength(4);
    for (const row of home.rows) {
      expect(row.games, row.title).toMatchObject({
        value: { shown: row.form === "showcase" ? 13 : 12, total: expect.any(Number) },
      });
    }
    expect(home.seo.title).toContain("Sandbox Casino");
  });

  it("shows no game in two rows", async () => {
    const names = (await open()).rows.flatMap(namesOf);
    expect(names).toHaveLength(49);
    expect(new Set(names).size).toBe(49);
  });

  it("leaves out for a visitor what stands above, and nothing more", async () => {
    const context = await stage.visit();
    const { games } = await listGames(context, { category: "popular", count: 24 });
    const below = games.slice(12).map(({ sysname }) => sysname);
    const { rows } = await open();
    expect(
      rows
        .slice(1)
        .flatMap(namesOf)
        .filter((name) => below.includes(name)),
    ).not.toEqual([]);
  });

  it("rows take turns in form: one large card, and facts of games where there is room for them", async () => {
    const { rows } = await open();
    const seen = rows.map(({ form, games }) => {
      const html = (games.ok && games.value.cards.html) || "";
      const count = (text: string) => html.split(text).length - 1;
      return { form, large: count("is-cardLarge"), facts: count("</small><span>") };
    });
    expect(seen).toEqual([
      { form: "row", large: 0, facts: 0 },
      { form: "showcase", large: 1, facts: 1 },
      { form: "row", large: 0, facts: 0 },
      { form: "portrait", large: 0, facts: 12 },
    ]);
  });

  it("speaks the visitor's language", async () => {
    const [english, spanish] = [await open(), await open("es-ES")];
    expect(english.rows.map(({ title }) => title)).toContain("Live casino");
    expect(spanish.rows.map(({ title }) => title)).toContain("Casino en vivo");
    expect(spanish.seo.title).not.toBe(english.seo.title);
  });

  it("shows only tournaments in progress", async () => {
    const { part: tournaments, now } = sectionOf(await open(), "tournaments");
    expect(tournaments.ok && tournaments.value).toHaveLength(5);
    expect(tournaments.ok && tournaments.value.every(({ endsAt }) => Date.parse(endsAt) > now)).toBe(true);
  });

  it.each(Object.entries(parts) as [Part, string][])("stands without %s", async (missing, method) => {
    stage.fail(`${method}=status:500`);
    const home = await open();
    expect(partOf(home, missing)).toEqual({ ok: false });
    for (const part of Object.keys(parts) as Part[]) {
      if (part !== missing) expect(partOf(home, part), part).toMatchObject({ ok: true });
    }
    expect(home.rows).toHaveLength(missing === "categories" ? 0 : 4);
  });

  it("is kept by nobody while a part is missing", async () => {
    const whole = await stage.visit();
    await loadHome(whole);
    expect(whole.isPartial).toBe(false);
    stage.fail("leaderboard.live=status:500");
    const partial = await stage.visit();
    await loadHome(partial);
    expect(partial.isPartial).toBe(true);
  });

  it("stands without its games", async () => {
    stage.fail("games.get=status:500");
    const home = await open();
    expect(home.rows.map(({ games }) => games)).toEqual(Array(4).fill({ ok: false }));
    expect(sectionOf(home, "jackpots").part.ok).toBe(true);
  });

  it("gives way to maintenance", async () => {
    stage.fail("leaderboard.live=ApplicationDisabledException");
    await expect(open()).rejects.toMatchObject({ status: 503 });
  });

  it("asks the platform for nothing twice", async () => {
    await open();
    const calls = stage.calls().filter((call) => /^[A-Za-z]+\.[A-Za-z]+ /.test(call));
    expect(calls.length).toBeGreaterThanOrEqual(10);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

import { describe, expect, it } from "vitest";
import { signInEditor } from "~/../tests/support/content-editor";
import { testStage } from "~/../tests/support/stage";
import { loadHome, readOwnHome } from "./home.server";
import { loadLanding } from "./landing.server";
import type { GamesRow } from "./rows.server";
import { sectionOf } from "./testing/section-of";

const stage = await testStage();

type Fields = Record<string, unknown>;

const block = (kind: string, fields: Fields = {}) => ({ __component: `page.${kind}`, ...fields });
const text = block("rich-text", { title: "Welcome", body: '<p>Read <a href="/terms">terms</a></p>' });
const games = (fields: Fields = {}) => block("games", fields);
const picks = (...sysnames: string[]) =>
  block("picks", { title: "Our choice", games: sysnames.map((sysname) => ({ sysname })) });

async function save(blocks: object[], entry: Fields = { slug: "home" }, locale?: string) {
  const editor = await signInEditor(stage.sandboxUrl);
  await editor.add("pages", { title: "Ours", blocks, ...entry }, locale);
}

async function open(locale?: string) {
  const context = await stage.visit(locale);
  const [home, own] = await Promise.all([loadHome(context), readOwnHome(context)]);
  return { ...home, own, context, kinds: home.sections.map(({ kind }) => kind) };
}

function namesOf({ games: part }: GamesRow): string[] {
  const html = (part.ok && part.value.cards.html) || "";
  return [...new Set([...html.matchAll(/\/game\/([\w-]+)/g)].map(([, name = ""]) => name))];
}

const methods = () => new Set(stage.calls().map((call) => call.split(" ")[0]));

describe("home in an editor's order", () => {
  it("has the editor's blocks", async () => {
    await save([text, block("providers"), games(), block("banners"), block("promotions"), games()]);
    const { kinds, own } = await open();
    expect(kinds).toEqual(["text", "providers", "own", "banners", "promotions", "games"]);
    expect(own.first?.title).toBe("Popular");
  });

  it("requests nothing of the platform that it does not show", async () => {
    await save([text, block("jackpots")]);
    const { own } = await open();
    expect(own).toMatchObject({ first: null, quests: null, continued: null });
    expect([...methods()].filter((method) => /^\w+\.\w+$/.test(method ?? ""))).toEqual(["Jackpots.get"]);
  });

  it("has the editor's texts as HTML, with links in the page's language", async () => {
    await save([text]);
    const { html } = sectionOf(await open("es-ES"), "text").html;
    expect(html).toContain('href="/terms"');
    const context = await stage.visit("es-ES");
    Object.assign(context, { basename: "/es-ES" });
    expect(sectionOf(await loadHome(context), "text").html.html).toContain('href="/es-ES/terms"');
  });

  it("is the default language's where a language has none", async () => {
    await save([text]);
    await save([block("jackpots"), text], { slug: "home" }, "es-ES");
    expect((await open("lv-LV")).kinds).toEqual(["text"]);
    expect((await open("es-ES")).kinds).toEqual(["jackpots", "text"]);
  });

  it("fills a row without a category with the next one that no block names", async () => {
    await save([games(), games({ category: "slots", title: "Reels", form: "portrait" }), games()]);
    const { own, sections } = await open();
    const rows = sections.filter((section) => section.kind === "games");
    expect([own.first, ...rows].map((row) => [row?.title, row?.form])).toEqual([
      ["Popular", "row"],
      ["Reels", "portrait"],
      ["Live casino", "row"],
    ]);
  });

  it("has no section for an unknown category or unknown games", async () => {
    await save([games(), games({ category: "no-such" }), picks("no-such-game"), games({ count: 5 })]);
    const { kinds, sections } = await open();
    expect(kinds).toEqual(["own", "games"]);
    expect(sections.map((section) => (section.kind === "games" ? namesOf(section).length : 0))).toEqual([
      0, 5,
    ]);
  });

  it("shows all picked games in their order, and none of them in another row", async () => {
    await save([games(), games({ category: "slots" }), picks("opal-mine", "sand-dunes", "opal-mine")]);
    const { own, sections } = await open();
    const [slots, chosen] = sections.filter((section) => section.kind === "games").map(namesOf);
    expect(chosen).toEqual(["opal-mine", "sand-dunes"]);
    const above = [...(slots ?? []), ...(own.first ? namesOf(own.first) : [])];
    expect(above).toHaveLength(24);
    expect(new Set(above).size).toBe(24);
    expect(above).not.toContain("sand-dunes");
    expect(above).not.toContain("opal-mine");
  });

  it("reports a failure only in the place of what failed", async () => {
    await save([text, games(), picks("sand-dunes"), block("tournaments")]);
    stage.fail("games.get=status:500");
    const { own, sections, context } = await open();
    expect(own.first?.games).toEqual({ ok: false });
    expect(sections).toMatchObject([
      { kind: "text" },
      { kind: "own" },
      { kind: "games", title: "Our choice", games: { ok: false } },
      { kind: "tournaments", part: { ok: true } },
    ]);
    expect(context.isPartial).toBe(true);
  });

  it("reports a row with a title as failed when categories fail", async () => {
    await save([block("jackpots"), games(), games({ category: "slots", title: "Reels" }), games()]);
    stage.fail("games.getCategories=status:500");
    const rows = (await open()).sections.filter((section) => section.kind === "games");
    expect(rows).toMatchObject([{ title: "Reels", games: { ok: false } }]);
  });
});

describe("home without an order", () => {
  const usual = "banners wins categories own jackpots games games games tournaments providers".split(" ");

  it("is the usual one", async () => {
    expect((await open()).kinds).toEqual(usual);
  });

  it("is the usual one while the content service fails, and is not cached", async () => {
    stage.fail("/api/pages=status:500");
    const { kinds, context } = await open();
    expect(kinds).toEqual(usual);
    expect(context.isPartial).toBe(true);
  });

  it("does not wait for an order that comes late, and is not cached", async () => {
    stage.fail("/api/pages=hang");
    const context = Object.assign(await stage.visit(), { runsScript: true });
    let isRead = false;
    const order = context.content.home().then(() => {
      isRead = true;
    });
    const { sections } = await loadHome(context);
    expect([isRead, context.isPartial]).toEqual([false, true]);
    expect(sections.map(({ kind }) => kind)).toEqual(usual);
    await order;
  });
});

describe("a landing page", () => {
  it("has its title, its text and its sections, and nothing that is one player's own", async () => {
    const { title, text: lead, sections } = await loadLanding(await stage.visit("ar"), "welcome-week");
    expect(title).toBe("أسبوع الترحيب");
    expect(lead?.html).toContain("<p>");
    expect(sections.map(({ kind }) => kind)).toEqual([
      "games",
      "promotions",
      "games",
      "tournaments",
      "text",
      "text",
    ]);
  });

  it.each([
    ["a text", "terms", "/terms"],
    ["home", "home", "/"],
  ])("leads to the one address of %s", async (_, slug, address) => {
    await save([text]);
    const answer = await loadLanding(await stage.visit(), slug).catch((thrown) => thrown);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, address]);
  });

  it("is not found where there is none", async () => {
    await expect(loadLanding(await stage.visit(), "no-such")).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

import { afterEach, describe, expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { readOwnParts } from "~/shell/own-parts/read-own-parts.server";
import { parseFaults } from "../../../sandbox/control/faults";
import { signInEditor } from "../../../tests/support/content-editor";
import { openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { loadHome } from "./home.server";
import { loadLanding, readOwnLanding } from "./landing.server";
import { HOME, LANDING } from "./own-home";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

type Fields = Record<string, unknown>;

const text = (title: string, fields: Fields = {}) => ({
  __component: "page.rich-text",
  title,
  body: "<p>Words</p>",
  ...fields,
});
const to = (audience: Fields) => ({ audience });

async function save(blocks: object[], entry: Fields = { slug: "home" }) {
  const editor = await signInEditor(app.sandbox.url);
  await editor.add("pages", { title: "Ours", blocks, ...entry });
}

type Home = Awaited<ReturnType<typeof loadHome>>;

function titlesOf({ sections }: Pick<Home, "sections">): string[] {
  return sections.map((section) =>
    section.kind === "text" ? (/<h2[^>]*>([^<]*)/.exec(section.html.html ?? "")?.[1] ?? "") : section.kind,
  );
}

const asMany = (sharedFor?: "player", more: Fields = {}) =>
  app.contextFor({ isShared: true, sharedFor, country: "ES", isDataRequest: true, ...more });

const browserOf = (leaf: string) => ({
  branch: { ids: ["root", leaf], handles: [], params: { slug: "vip" } },
  runsScript: true,
  country: "ES",
});

describe("blocks for some", () => {
  it("are on the page of those that they are for", async () => {
    await save([
      text("Visitors", to({ viewer: "visitor" })),
      text("Players", to({ viewer: "player" })),
      text("Spain", to({ countries: "ES" })),
      text("Germany", to({ countries: "DE" })),
      text("Spanish", to({ locales: "es-ES" })),
      text("Friday", to({ campaigns: "friday" })),
      text("Great Britain", to({ markets: "GB" })),
      text("All"),
    ]);
    const titles = async (...who: Parameters<typeof asMany>) =>
      titlesOf(await loadHome(await asMany(...who)));
    expect(await titles()).toEqual(["Visitors", "Spain", "All"]);
    expect(await titles("player")).toEqual(["Players", "Spain", "All"]);
    expect(await titles(undefined, { country: "DE" })).toEqual(["Visitors", "Germany", "All"]);
    expect(await titles(undefined, { locale: "es-ES" })).toEqual(["Visitors", "Spain", "Spanish", "All"]);
    expect(await titles(undefined, { search: "?utm_campaign=friday" })).toContain("Friday");
  });

  it("say that the page differs by country, which one without them does not", async () => {
    const context = await asMany();
    await save([text("All"), text("Visitors", to({ viewer: "visitor" }))]);
    await loadHome(context);
    expect(context.differsByCountry).toBe(false);
    app.sandbox.world.reset();
    await save([text("Germany", to({ countries: "DE" }))]);
    const other = await asMany();
    await loadHome(other);
    expect(other.differsByCountry).toBe(true);
  });

  it("stand before the same for everybody else, once", async () => {
    const promotions = { __component: "page.jackpots" };
    await save([
      { ...promotions, title: "For players", ...to({ viewer: "player" }) },
      text("All"),
      { ...promotions, title: "For all" },
    ]);
    const seen = async (who?: "player") =>
      (await loadHome(await asMany(who))).sections.map((section) =>
        section.kind === "jackpots" ? section.title : section.kind,
      );
    expect(await seen("player")).toEqual(["For players", "text"]);
    expect(await seen()).toEqual(["text", "For all"]);
  });
});

describe("blocks for a person", () => {
  const ours = [
    text("All"),
    text("Level four", to({ levels: "4" })),
    { __component: "page.games", title: "Since May", category: "slots", ...to({ registeredWithin: 36_500 }) },
    { __component: "page.games", title: "First row" },
  ];

  it("are places on the page of all players, which has nothing of them, and none on a visitor's", async () => {
    await save(ours);
    expect(titlesOf(await loadHome(await asMany()))).toEqual(["All", "own"]);
    const page = await loadHome(await asMany("player"));
    expect(page.sections.slice(1)).toEqual([
      { kind: "apart", name: "apart-1" },
      { kind: "apart", name: "apart-2" },
      { kind: "own" },
    ]);
    expect(JSON.stringify(page.sections)).not.toMatch(/Level four|Since May/);
  });

  it.each([
    ["home", HOME, "/"],
    ["landing", LANDING, "/p/vip"],
  ])("are put into the places of a player's page, of those who fit: %s", async (place, route, address) => {
    await save(ours, place === "home" ? undefined : { slug: "vip", layout: "landing" });
    const browser = await openPlayerBrowser(app);
    const read = () => browser.visit(address, (context) => readOwnParts(context), browserOf(route));
    const own = await read();
    expect(own?.html.get("apart-2")).toContain('id="apart-2"');
    expect(own?.html.get("apart-2")).toContain("Since May");
    expect(own?.data).toContain("Since May");
    expect(own?.html.has("apart-1")).toBe(false);
    expect(JSON.stringify([...(own?.html ?? [])])).not.toMatch(/="[^"]*:R[\da-z]*:/);
  });

  it("is the level's that the player has, and nobody's where it cannot be read", async () => {
    await save([text("Every level", to({ levels: "0,1,2,3,4,5,6,7,8,9,10" }))]);
    const browser = await openPlayerBrowser(app);
    const read = () => browser.visit("/", (context) => readOwnParts(context), browserOf(HOME));
    expect((await read())?.html.get("apart-0")).toContain("Every level");
    app.sandbox.world.state.faults.push(...parseFaults("loyalty.getinfo=status:500"));
    const own = await read();
    expect(own).not.toBeNull();
    expect(own?.html.has("apart-0")).toBe(false);
  });

  it("are in the page that is rendered whole for a player", async () => {
    await save(ours, { slug: "vip", layout: "landing" });
    const browser = await openPlayerBrowser(app);
    const read = async (context: AppContext) => ({
      page: await loadLanding(context, "vip"),
      own: await readOwnLanding(context),
    });
    const { page, own } = await browser.visit("/p/vip", read, browserOf(LANDING));
    expect(page.sections.map(({ kind }) => kind)).toEqual(["text", "apart", "apart", "games"]);
    expect(own.apart).toMatchObject({ "apart-2": [{ kind: "games", title: "Since May", name: "apart-2" }] });
    expect(own.apart).not.toHaveProperty("apart-1");
  });
});

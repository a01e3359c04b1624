import { afterEach, expect, it } from "vitest";
import type { PlayerFacts } from "~/content/audience";
import { loadHome } from "~/features/home/home.server";
import { banners } from "../../../sandbox/seed/banners/banners";
import { signInEditor } from "../../../tests/support/content-editor";
import { testApp } from "../../../tests/support/test-app";
import { loadBanners } from "./banners.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

/** As the sandbox's configuration has it. */
const SHOWN = 6;

const entry = (title: string, fields: object = {}) => ({
  title,
  button_label: "Go",
  button_url: `/p/${title.toLowerCase()}`,
  position: "home-main",
  ...fields,
});

async function titlesOf(who: Partial<Parameters<typeof app.contextFor>[0]> = {}, facts?: PlayerFacts) {
  const context = await app.contextFor({ isDataRequest: true, isShared: true, country: "ES", ...who });
  const part = await loadBanners(context, "home-main", facts);
  const html = part.ok ? (part.value.tiles.html ?? "") : "";
  return [...html.matchAll(/<h2>([^<]*)</g)].map(([, title]) => title);
}

it("the editors' come first, for whom and when they are meant", async () => {
  const editor = await signInEditor(app.sandbox.url);
  const theirs = banners.filter(({ position }) => position === "home-main");
  const [first] = theirs;
  const soon = new Date(Date.now() + 60_000).toISOString();
  const all = [
    entry("Second", { priority: 2, image: null, focus: "left" }),
    entry("First", { priority: 1 }),
    entry("Players", { audience: { viewer: "player" } }),
    entry("Level", { priority: 3, audience: { levels: "4" } }),
    entry("Soon", { publishAt: soon }),
    entry("Gone", { unpublishAt: "2020-01-01T00:00:00Z" }),
    entry("Hall", { position: "gamehall" }),
    entry("Instead", { priority: 9, button_url: first?.url }),
    entry("Broken", { priority: -1, audience: { levels: "gold" } }),
  ];
  for (const fields of all) await editor.add("banners", fields);
  const others = theirs.slice(1).map(({ title }) => title["en-US"]);
  expect(await titlesOf()).toEqual(["First", "Second", "Instead", ...others].slice(0, SHOWN));
  const facts = { level: 4, registeredAt: undefined, now: Date.now() };
  expect((await titlesOf({ sharedFor: "player" })).slice(0, 3)).toEqual(["Players", "First", "Second"]);
  expect((await titlesOf({ sharedFor: "player" }, facts)).slice(0, 4)).toEqual([
    "Players",
    "First",
    "Second",
    "Level",
  ]);
  expect((await titlesOf({ locale: "es-ES" })).slice(0, 2)).toEqual(
    theirs.slice(0, 2).map(({ title }) => title["es-ES"]),
  );
  const context = await app.contextFor({ isShared: true, isDataRequest: true });
  await loadBanners(context, "home-main");
  expect(context.contentTime.changesAt).toBe(Date.parse(soon));
});

it("for some players stand apart from a page of all players, and nowhere for visitors", async () => {
  const editor = await signInEditor(app.sandbox.url);
  await editor.add("banners", entry("Level", { audience: { levels: "4" } }));
  const kinds = async (sharedFor?: "player") => {
    const context = await app.contextFor({ isDataRequest: true, isShared: true, sharedFor });
    return (await loadHome(context)).sections.slice(0, 1);
  };
  expect(await kinds("player")).toEqual([{ kind: "apart", name: "banners" }]);
  expect((await kinds())[0]?.kind).toBe("banners");
});

import { beforeEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { action } from "../loyalty.route";
import { loadLoyalty } from "../loyalty.server";
import type { CharacterPage } from "./characters.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const method = "loyalty.setcharacter";
const page = "/loyalty";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  return {
    browser,
    change: async (id: string) => {
      const body = new URLSearchParams([...formOf({ intent: "character", attempt, id })] as [
        string,
        string,
      ][]);
      const said = await browser.visit(page, (context) => {
        const request = new Request("http://localhost/loyalty", { method: "POST", body });
        return action({ context, request, params: {} });
      });
      return said instanceof Response ? leadsTo(said) : { ...said.data.refusal, status: said.init?.status };
    },
    dialog: (query: string) =>
      browser.visit(`${page}?${query}`, async (context) => {
        const dialog = await loadDialog(context);
        return { outcome: dialog?.outcome, data: dialog?.data, token: dialog?.token };
      }),
    standing: async () => {
      const { standing } = await browser.visit(page, (context) => loadLoyalty(context));
      return standing.ok ? standing.value : null;
    },
  };
}

const pageOf = (shown: { data?: unknown }) => shown.data as CharacterPage;

describe("the list of characters", () => {
  it("comes in pages, with the player's own and what each costs", async () => {
    const { dialog } = await open();
    const first = pageOf(await dialog("dialog=character"));
    expect(first.characters).toHaveLength(12);
    expect(first).toMatchObject({ pointsAlias: "points", next: 2 });
    expect(first.previous).toBeUndefined();
    expect(first.characters[0]).toMatchObject({ name: "Marlowe", state: "selected", price: 0 });
    expect(first.characters[5]).toMatchObject({ state: "open", price: 500 });
    const last = pageOf(await dialog("dialog=character&id=3"));
    expect(last.characters.map(({ name }) => name)).toEqual(["Anselm"]);
    expect(last).toMatchObject({ previous: 2 });
    expect(last.next).toBeUndefined();
  });

  it("names those that there are too few points for", async () => {
    const { dialog } = await open("poor@sandbox.test");
    const { characters } = pageOf(await dialog("dialog=character"));
    expect(characters[5]).toMatchObject({ state: "tooExpensive" });
    expect(await dialog("dialog=insufficient_points&id=6&type=character")).toMatchObject({
      outcome: "ready",
      data: { price: 500, points: 5 },
    });
  });

  it.each(["0", "-1", "x", "1e9", "NaN"])("is at its beginning for the page %j", async (id) => {
    const { dialog } = await open();
    expect(pageOf(await dialog(`dialog=character&id=${id}`)).characters[0]).toMatchObject({ id: "1" });
  });

  it("asks before a change, or changes at once, as the operator wants it", async () => {
    const { dialog } = await open();
    expect(pageOf(await dialog("dialog=character")).attempt).toBeUndefined();
    app.sandbox.world.state.patches = { cmsConfig: { loyalty: { characterChangeConfirm: false } } };
    // What was known before is shown a little longer, while the new setting is read.
    await expect.poll(async () => pageOf(await dialog("dialog=character")).attempt).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("a character", () => {
  it("is asked about with what the change leaves", async () => {
    const { dialog } = await open();
    const confirm = await dialog("confirm=character&id=6");
    expect(confirm).toMatchObject({ outcome: "ready", data: { name: "Zahra", price: 500, points: 2480 } });
    expect(confirm.token).toMatch(/^[\da-f-]{36}$/);
    expect(await dialog("confirm=character&id=1")).toMatchObject({ outcome: "unavailable" });
  });

  it("is taken once and paid for once, however often that is sent", async () => {
    const { browser, change, standing } = await open();
    const said = await Promise.all(Array.from({ length: 5 }, () => change("6")));
    expect(said).toEqual(Array(5).fill(page));
    expect(browser.calls(method)).toHaveLength(1);
    expect(await standing()).toMatchObject({ points: 1980, character: { name: "Zahra" } });
  });

  it("whose answer is lost is shown as such, and not requested again", async () => {
    const { browser, change, standing } = await open();
    browser.fail(`${method}=dropafter`);
    const first = await change("6");
    browser.heal();
    expect(first).toMatchObject({ text: "accountForm.unknown", status: 503 });
    expect(await change("6")).toEqual(first);
    expect(browser.calls(method)).toHaveLength(1);
    expect(await standing()).toMatchObject({ points: 1980 });
  });

  it("that is refused says why, and costs nothing", async () => {
    const { change, standing } = await open();
    expect(await change("1")).toMatchObject({ text: "characters.notNow", status: 422 });
    expect(await change("99")).toMatchObject({ text: "errors.InvalidParameterException" });
    expect(await standing()).toMatchObject({ points: 2480 });
    const poor = await open("poor@sandbox.test");
    expect(await poor.change("6")).toBe(`${page}?dialog=insufficient_points&id=6&type=character`);
  });

  it("is no form where the operator has no characters", async () => {
    app.sandbox.world.state.patches = { cmsConfig: { product: { features: { characters: false } } } };
    const { browser, change } = await open();
    expect(await change("6")).toBe(page);
    expect(browser.calls(method)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { HistoryExportRequestSchema } from "~/platform/entities/play";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { betsForms, loadBetsFile, redirectToFile } from "./bets-file.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const create = "games.createhistoryexportrequest";
const page = "/profile/bets?kind=casino&from=2026-01-02";

async function open() {
  const browser = await openPlayerBrowser(app);
  const ask = async (attempt = "0f0e0d0c-0b0a-4908-8706-050403020100") => {
    const said = await browser.visit(page, (context) =>
      answerAccountForms(context, formOf({ intent: "file", id: "", attempt }), betsForms),
    );
    return said instanceof Response ? leadsTo(said) : said.data.refusal;
  };
  const state = async () => {
    const file = await loadBetsFile(await browser.contextAt(page));
    return file?.ok ? file.value.state : file;
  };
  const fetched = async () => leadsTo(await redirectToFile(await browser.contextAt("/profile/bets/file")));
  return { browser, ask, state, fetched };
}

describe("the file of the bets", () => {
  it("is requested, written, fetched and forgotten", async () => {
    const { browser, ask, state, fetched } = await open();
    expect(await state()).toBe("none");
    expect(await fetched()).toBe("/profile/bets");
    expect(await ask()).toBe(page);
    expect(browser.calls(create)).toMatchObject([{ params: { type: "casino", date_from: "2026-01-02" } }]);
    expect(await state()).toBe("pending");
    expect(await fetched()).toBe("/profile/bets");
    app.sandbox.world.clock.advance(61_000);
    expect(await state()).toBe("ready");
    const address = await fetched();
    expect(address).toMatch(/\/__sandbox\/export\/.+\.csv$/);
    expect(await (await fetch(address ?? "")).text()).toContain("id,time,type,game");
    for (const { history_export: file } of app.sandbox.world.state.players.values())
      if (file) file.created_at = "2026-01-01T00:00:00Z";
    expect(await state()).toBe("expired");
    expect(await fetched()).toBe("/profile/bets");
    expect(await ask("1f0e0d0c-0b0a-4908-8706-050403020100")).toBe(page);
    expect(await state()).toBe("pending");
  });

  it("is requested once, however often the form is sent", async () => {
    const { browser, ask } = await open();
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => ask())))).toEqual(new Set([page]));
    expect(browser.calls(create)).toHaveLength(1);
  });

  it("is no success when its answer is lost, and is not requested again", async () => {
    const { browser, ask, state } = await open();
    browser.fail(`${create}=dropafter`);
    expect(await ask()).toEqual({ kind: "text", text: "accountForm.unknown" });
    browser.heal();
    await ask();
    expect(browser.calls(create)).toHaveLength(1);
    expect(await state()).toBe("pending");
  });

  it("that is being written already is said to be", async () => {
    const { ask } = await open();
    await ask();
    expect(await ask("1f0e0d0c-0b0a-4908-8706-050403020100")).toEqual({
      kind: "text",
      text: "bets.file.already",
    });
  });

  it.each([
    ["javascript:alert(1)", "failed"],
    ["ftp://files.example/a.csv", "failed"],
    ["https://files.example/a.csv", "ready"],
  ])("at %s is %s", async (url, expected) => {
    const { browser } = await open();
    const context = await browser.contextAt(page);
    const replies = {
      "metadata.getgeneralinfo": { is_game_history_export_enabled: true },
      "games.gethistoryexportrequest": HistoryExportRequestSchema.parse({ status: "ready", url }),
    };
    vi.spyOn(context.platform, "call").mockImplementation(
      async (method) => replies[method as keyof typeof replies] as never,
    );
    expect(await loadBetsFile(context)).toMatchObject({ ok: true, value: { state: expected } });
  });

  it("has a state nobody knows just now where the platform does not answer", async () => {
    const { browser, state } = await open();
    browser.fail("games.gethistoryexportrequest=status:500");
    expect(await state()).toEqual({ ok: false });
  });

  it("is nowhere when the operator gives none, and nothing is asked", async () => {
    app.sandbox.world.state.patches = { generalInfo: { is_game_history_export_enabled: false } };
    const { browser, state } = await open();
    expect(await state()).toBeNull();
    expect(browser.calls("games.gethistoryexportrequest")).toEqual([]);
  });
});

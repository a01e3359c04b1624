import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BrowsedApp, formOf, openPlayerBrowser } from "~/../tests/support/player-browser";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { action } from "~/runtime/tracking/events.route";
import { startTestApp } from "../../../tests/support/app-context";
import { readPopups } from "./popups.server";

let app: BrowsedApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const wire = (sysname: string, changes: object = {}) => ({
  id: sysname,
  sysname,
  kind: "popup",
  title: sysname,
  text: "",
  delay_seconds: 1,
  priority: 9,
  frequency: "once",
  is_draft: false,
  started_at: "2020-01-01T00:00:00Z",
  ...changes,
});

/** A player, and what the platform has for them beside what it has for all. */
async function open({ popups = [] as object[], storage = {} as Record<string, string> } = {}) {
  const browser = await openPlayerBrowser(app);
  const uid = [...app.sandbox.world.state.players.keys()].at(-1) as number;
  const player = app.sandbox.world.state.players.get(uid);
  Object.assign(player ?? {}, { popups, storage: { ...storage } });
  const read = () => browser.visit("/popups", readPopups);
  return {
    browser,
    player,
    read,
    names: async () => (await read())?.popups.map(({ sysname }) => sysname),
    tell: (fields: Record<string, string>) =>
      browser.visit("/events", (context) => {
        const request = new Request("http://localhost:3000/events", { method: "POST", body: formOf(fields) });
        return action({ context, request, params: {} });
      }),
  };
}

const all = ["desert-week", "code-for-you", "take-a-break"];
const iso = (ago: number) => new Date(Date.now() - ago).toISOString();
const HOUR = 3_600_000;

describe("a player's popups", () => {
  it("stand in order of priority, without drafts, and with what they show", async () => {
    const answer = await (await open({ popups: [wire("urgent", { priority: 0 })] })).read();
    expect(answer).toMatchObject({ gapMs: 2 * HOUR, waitMs: 0 });
    expect(answer?.popups.map(({ sysname }) => sysname)).toEqual(["urgent", ...all]);
    expect(answer?.popups[2]).toMatchObject({
      delayMs: 20_000,
      frequency: "session",
      title: "Your promo code",
      variant: { kind: "curtain" },
      data: { promoCode: "SPINS20" },
    });
  });

  it.each([
    ["one that was seen for good", { "popup_desert-week": iso(100 * HOUR) }, all.slice(1)],
    ["one that was seen, whoever wrote when", { "popup_desert-week": "1" }, all.slice(1)],
    ["one that was seen before this session", { "popup_code-for-you": iso(100 * HOUR) }, all],
    ["none to whoever wants none", { campaign_popups: "off" }, []],
  ])("are told of %s", async (_, storage, expected) => {
    expect(await (await open({ storage })).names()).toEqual(expected);
  });

  it("wait for the operator's gap, whichever of them was the last", async () => {
    const { read } = await open({ storage: { "popup_take-a-break": iso(HOUR) } });
    const waitMs = (await read())?.waitMs ?? 0;
    expect(Math.abs(waitMs - HOUR)).toBeLessThan(10_000);
  });

  it("are seen once they were shown, on every device", async () => {
    const { tell, names, player, browser } = await open();
    await tell({ event_name: "popup_shown", sysname: "desert-week" });
    expect(browser.calls("events.handle")).toMatchObject([
      { query: { event_name: "popup_shown", event_params: { sysname: "desert-week" } } },
    ]);
    expect(Date.parse(player?.storage["popup_desert-week"] ?? "")).toBeGreaterThan(Date.now() - 60_000);
    await tell({ event_name: "popup_closed", sysname: "code-for-you" });
    expect(await names()).toEqual(all.slice(1));
    expect(Object.keys(player?.storage ?? {})).toEqual(["popup_desert-week"]);
  });

  it.each(["StorageQuotaExceededException", "status:500"])(
    "hold nobody up where %s forgets them",
    async (fault) => {
      const { tell, browser } = await open();
      browser.fail(`storage.set=${fault}`);
      expect((await tell({ event_name: "popup_shown", sysname: "desert-week" })).status).toBe(204);
    },
  );

  it.each(["popups.get=status:500", "popups.get=garbage", "storage.get=garbage", "storage.get=status:500"])(
    "are none while %s",
    async (fault) => {
      const { names, browser } = await open();
      browser.fail(fault);
      expect(await names()).toEqual([]);
    },
  );

  it("are nobody's but a player's", async () => {
    expect(await readPopups(await app.contextFor())).toBeNull();
  });
});

describe("popups that nobody should have written", () => {
  it.each([
    ["no record", null],
    ["no title", { title: undefined }],
    ["a title that is none", { title: {} }],
    ["no name", { sysname: undefined }],
    ["another kind", { kind: "takeover" }],
    ["a start that is none", { started_at: "tomorrow" }],
    ["a start to come", { started_at: "2199-01-01T00:00:00Z" }],
    ["an end that is over", { finished_at: "2020-02-01T00:00:00Z" }],
    ["a draft", { is_draft: true }],
  ])("with %s are left out, and cost the others nothing", async (_, changes) => {
    const bad = changes && wire("bad", changes);
    expect(await (await open({ popups: [bad as object] })).names()).toEqual(all);
  });

  it.each([
    ["a delay before now", { delay_seconds: -5 }, { delayMs: 0 }],
    ["a delay without end", { delay_seconds: 1e300 }, { delayMs: 86_400_000 }],
    ["a delay that is none", { delay_seconds: "soon" }, { delayMs: 0 }],
    ["a frequency nobody knows", { frequency: "hourly" }, { frequency: "once" }],
    ["an empty title", { title: "  " }, { title: undefined }],
    [
      "a link that is code",
      { button_label: "Go", button_url: "javascript:alert(1)" },
      { data: { button: undefined } },
    ],
    ["a link without words", { button_url: "/offers" }, { data: { button: undefined } }],
    ["a picture that is code", { image_url: "javascript:alert(1)" }, { data: { image: undefined } }],
    ["HTML", { text: "<img src=x onerror=alert(1)>" }, { data: { text: "<img src=x onerror=alert(1)>" } }],
    ["a name that no key can have", { sysname: "a b/../c" }, { sysname: "a b/../c" }],
    ["a name of an object's own", { sysname: "__proto__" }, { sysname: "__proto__" }],
  ])("with %s are shown without harm", async (_, changes, expected) => {
    const { read, tell } = await open({ popups: [wire("odd", { priority: -1, ...changes })] });
    const [first] = (await read())?.popups ?? [];
    expect(first).toMatchObject(expected);
    expect((await tell({ event_name: "popup_shown", sysname: first?.sysname ?? "" })).status).toBe(204);
    expect((await read())?.popups.length).toBeGreaterThan(0);
  });

  it("are twenty at most", async () => {
    const many = Array.from({ length: 200 }, (_, index) => wire(`many-${index}`, { priority: index + 10 }));
    const { names, browser } = await open({ popups: many });
    expect(await names()).toHaveLength(20);
    expect(browser.calls("storage.get")).toHaveLength(1);
  });
});

describe("a popup at an address", () => {
  it("is this player's, and in a preview anybody's, drafts included", async () => {
    const { browser } = await open();
    const at = (address: string) => browser.visit(address, loadDialog);
    expect((await at("/?popup=desert-week"))?.outcome).toBe("ready");
    expect((await at("/?popup=autumn-draft"))?.outcome).toBe("unavailable");
    expect(await at("/?popup=autumn-draft&type=preview")).toMatchObject({
      outcome: "ready",
      data: { isPreview: true, sysname: "autumn-draft" },
    });
    const visitor = await app.contextFor({ search: "?popup=autumn-draft&type=preview" });
    expect(await loadDialog(visitor)).toMatchObject({ outcome: "ready", data: { isPreview: true } });
  });
});

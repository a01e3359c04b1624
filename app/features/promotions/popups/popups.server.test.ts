import { beforeEach, describe, expect, it } from "vitest";
import { formOf, openPlayerBrowser } from "~/../tests/support/player-browser";
import { action } from "~/browser/runtime/tracking/events.route";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { testApp } from "../../../../tests/support/test-app";
import { readPopup } from "./popups.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

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
  const read = () => browser.visit("/popups", readPopup);
  return {
    browser,
    player,
    read,
    name: async () => (await read())?.popup?.sysname ?? null,
    send: (fields: Record<string, string>) =>
      browser.visit("/events", (context) => {
        const request = new Request("http://localhost:3000/events", { method: "POST", body: formOf(fields) });
        return action({ context, request, params: {} });
      }),
  };
}

const iso = (ago: number) => new Date(Date.now() - ago).toISOString();
const HOUR = 3_600_000;

describe("a player's popup", () => {
  it.each([
    ["the one that opens soonest", [], "desert-week", 5000],
    [
      "of two at once the first by priority",
      [wire("late", { delay_seconds: 5, priority: 2 })],
      "desert-week",
      5000,
    ],
    ["no draft", [wire("draft", { is_draft: true })], "desert-week", 5000],
    ["one of its own", [wire("urgent", { priority: 0 })], "urgent", 1000],
  ])("is %s", async (_, popups, sysname, inMs) => {
    expect(await (await open({ popups })).read()).toMatchObject({ popup: { sysname }, inMs });
  });

  it("comes with what it shows", async () => {
    const { read } = await open({ storage: { "popup_desert-week": iso(100 * HOUR) } });
    expect((await read())?.popup).toMatchObject({
      sysname: "code-for-you",
      title: "Your promo code",
      variant: { kind: "curtain" },
      data: { promoCode: "SPINS20" },
    });
  });

  it.each([
    ["not one that was seen for good", { "popup_desert-week": iso(100 * HOUR) }, "code-for-you"],
    ["not one that was seen, whoever wrote when", { "popup_desert-week": "1" }, "code-for-you"],
    [
      "one that was seen before this session",
      { "popup_code-for-you": iso(200 * HOUR), "popup_desert-week": "1" },
      "code-for-you",
    ],
    ["none for whoever wants none", { campaign_popups: "off" }, null],
  ])("is %s", async (_, storage, expected) => {
    expect(await (await open({ storage })).name()).toBe(expected);
  });

  it("waits for the operator's gap, whichever was the last; then priority decides", async () => {
    const { read } = await open({
      popups: [wire("urgent", { priority: 0, delay_seconds: 30 })],
      storage: { "popup_take-a-break": iso(HOUR) },
    });
    const answer = await read();
    expect(answer?.popup?.sysname).toBe("urgent");
    expect(Math.abs((answer?.inMs ?? 0) - HOUR)).toBeLessThan(10_000);
  });

  it("is seen once it was shown, on every device, and is the session's only one", async () => {
    const { send, name, player, browser } = await open();
    await send({ event_name: "popup_shown", sysname: "desert-week" });
    expect(browser.calls("events.handle")).toMatchObject([
      { query: { event_name: "popup_shown", event_params: { sysname: "desert-week" } } },
    ]);
    expect(Date.parse(player?.storage["popup_desert-week"] ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(Object.keys(player?.storage ?? {})).toEqual(["popup_desert-week"]);
    expect(await name()).toBeNull();
    expect(browser.calls("popups.get")).toEqual([]);
  });

  it.each(["StorageQuotaExceededException", "status:500"])(
    "hold nobody up where %s forgets them",
    async (fault) => {
      const { send, browser } = await open();
      browser.fail(`storage.set=${fault}`);
      expect((await send({ event_name: "popup_shown", sysname: "desert-week" })).status).toBe(204);
    },
  );

  it.each(["popups.get=status:500", "popups.get=garbage", "storage.get=garbage", "storage.get=status:500"])(
    "is none while %s",
    async (fault) => {
      const { name, browser } = await open();
      browser.fail(fault);
      expect(await name()).toBeNull();
    },
  );

  it("is nobody's but a player's", async () => {
    expect(await readPopup(await app.contextFor())).toBeNull();
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
  ])("with %s are dropped, and cost the others nothing", async (_, changes) => {
    const bad = changes && wire("bad", changes);
    expect(await (await open({ popups: [bad as object] })).name()).toBe("desert-week");
  });

  it.each([
    ["a delay before now", { delay_seconds: -5 }, { inMs: 0 }],
    ["a delay that is none", { delay_seconds: "soon" }, { inMs: 0 }],
    ["a frequency nobody knows", { frequency: "hourly" }, { popup: { sysname: "odd" } }],
    ["an empty title", { title: "  " }, { popup: { title: undefined } }],
    [
      "a link that is code",
      { button_label: "Go", button_url: "javascript:alert(1)" },
      { popup: { data: { button: undefined } } },
    ],
    ["a link without words", { button_url: "/offers" }, { popup: { data: { button: undefined } } }],
    [
      "a picture that is code",
      { image_url: "javascript:alert(1)" },
      { popup: { data: { image: undefined } } },
    ],
    [
      "HTML",
      { text: "<img src=x onerror=alert(1)>" },
      { popup: { data: { text: "<img src=x onerror=alert(1)>" } } },
    ],
    ["a name that no key can have", { sysname: "a b/../c" }, { popup: { sysname: "a b/../c" } }],
    ["a name of an object's own", { sysname: "__proto__" }, { popup: { sysname: "__proto__" } }],
  ])("with %s are shown without harm", async (_, changes, expected) => {
    const { read, send } = await open({ popups: [wire("odd", { priority: -1, ...changes })] });
    const first = await read();
    expect(first).toMatchObject(expected);
    const sysname = first?.popup?.sysname ?? "";
    expect((await send({ event_name: "popup_shown", sysname })).status).toBe(204);
  });

  it("are looked at twenty at most", async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      wire(`many-${index}`, { priority: index - 200, delay_seconds: 200 - index }),
    );
    const { name, browser } = await open({ popups: many });
    expect(await name()).toBe("many-19");
    expect(browser.calls("storage.get")).toHaveLength(2);
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

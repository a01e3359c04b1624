import { afterEach, expect, it } from "vitest";
import { testApp } from "../../../tests/support/test-app";
import { loadChatDesk } from "./chat-desk.server";
import { loadSupport } from "./support.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const monday = new Date("2026-11-23T21:30:00Z");

async function ask(now: Date, locale = "en-US", changes: object = {}) {
  const context = await app.contextFor({ path: "/support", locale });
  const config = { ...context.config, ...changes };
  return loadChatDesk(Object.create(context, { config: { value: config } }), now);
}

it("says until when somebody answers, on the operator's clock", async () => {
  expect(await ask(monday)).toEqual({
    hours: {
      isOpen: true,
      zone: "UTC",
      change: { time: "22:00", day: "Monday", daysAhead: 0, at: "2026-11-23T22:00:00.000Z" },
    },
  });
  expect((await ask(monday, "en-US", { siteTimeZone: "Europe/Madrid" }))?.hours).toMatchObject({
    isOpen: false,
    zone: expect.stringMatching(/CET|GMT\+1/),
    change: { time: "09:00", daysAhead: 1 },
  });
});

it.each([
  ["en-US", "Saturday"],
  ["es-ES", "sábado"],
  ["pt-BR", "sábado"],
  ["lv-LV", "sestdiena"],
  ["ar", "السبت"],
])("names the day in %s", async (locale, day) => {
  expect((await ask(new Date("2026-11-27T23:00:00Z"), locale))?.hours).toMatchObject({
    isOpen: false,
    change: { time: "10:00", day, daysAhead: 1, at: "2026-11-28T10:00:00.000Z" },
  });
});

it("says nothing of hours that nobody has named, and nothing false of those that never end", async () => {
  const hoursWith = async (supportHours: object[]) => {
    app.sandbox.world.state.patches = { cmsConfig: { product: { supportHours } } };
    return ask(monday);
  };
  expect(await hoursWith([])).toEqual({});
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  expect((await hoursWith([{ days, opens: "00:00", closes: "24:00" }]))?.hours).toMatchObject({
    isOpen: true,
    change: undefined,
  });
});

it.each([
  ["no chat", () => ({ supportSettings: { chat: "" } })],
  ["one that is none of ours", () => ({ supportSettings: { chat: "comm100" } })],
])("has nothing to open with %s", async (_, patches) => {
  app.sandbox.world.state.patches = patches();
  expect(await ask(monday)).toBeUndefined();
});

it.each(["status:500", "garbage", "MethodNotFoundException"])(
  "is left out of the page after %s, and the page stands",
  async (effect) => {
    app.sandbox.world.state.faults.push({ target: "support.getsettings", effect });
    const support = await loadSupport(await app.contextFor({ path: "/support" }));
    expect(support.chat).toBeUndefined();
    expect(support.contacts.length).toBeGreaterThan(0);
  },
);

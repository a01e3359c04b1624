import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../tests/support/app-context";
import type { MessageKey } from "./messages/catalogue";

let app: Awaited<ReturnType<typeof startTestApp>>;
// A new app for each test: after failures of a service, an app calls it less often for a while.
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function say(locale: string, key: MessageKey) {
  return (await app.contextFor({ locale })).t(key);
}

/** What the service holds beside its own words; null takes a text away. */
function write(messages: Record<string, Record<string, string | number | null>>) {
  app.sandbox.world.state.patches.messages = messages;
}

describe("a text (docs/contract.md#4.1)", () => {
  it("is the locale's own", async () => {
    expect(await say("es-ES", "common.close")).toBe("Cerrar");
  });

  it.each([
    ["that is missing", null],
    ["that is empty", ""],
    ["that is blank", "  "],
    ["that is no text", 7],
  ])("%s is the default locale's", async (_, nothing) => {
    write({ "es-ES": { "common.close": nothing }, "en-US": { "common.close": "Shut" } });
    expect(await say("es-ES", "common.close")).toBe("Shut");
  });

  it("that both lack is the one that the site brings along", async () => {
    write({ "es-ES": { "common.close": null }, "en-US": { "common.close": "" } });
    expect(await say("es-ES", "common.close")).toBe("Cerrar");
  });

  it("that nobody has is its key, and throws where we work", async () => {
    await expect(say("es-ES", "common.nothing" as MessageKey)).rejects.toThrow("common.nothing");
  });
});

describe.each([
  ["is down", "status:500"],
  ["hangs up", "drop"],
  ["does not know the locale", "status:404"],
  ["sends half a document", "garbage"],
  ["sends no map", "wrongtype"],
  ["sends nothing", "empty"],
  ["sends a page", "html"],
])("a service that %s", (_, effect) => {
  it("for one locale leaves the default locale's words", async () => {
    write({ "en-US": { "common.close": "Shut" } });
    app.sandbox.world.state.faults.push({ target: "/nfx/i18n/messages/lv-LV", effect });
    expect(await say("lv-LV", "common.close")).toBe("Shut");
    expect(await say("en-US", "common.close")).toBe("Shut");
  });

  it("for all of them leaves the words that the site brings along", async () => {
    app.sandbox.world.state.faults.push({ target: "/nfx/i18n/messages", effect });
    expect(await say("ar", "common.close")).toBe("إغلاق");
    expect(await say("en-US", "common.close")).toBe("Close");
  });
});

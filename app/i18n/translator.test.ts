import { describe, expect, it } from "vitest";
import { createBrowserTranslator } from "./browser-translator";
import { createI18n } from "./i18n.server";
import { catalogues } from "./messages/catalogue";
import { type Messages, splitIntoBundles, type Translate, translateWith } from "./translator";

type Loose = (key: string, values?: Parameters<Translate>[1]) => string;

function bothOf(locale: string, messages: Messages): Record<string, Loose> {
  const bundles = splitIntoBundles(messages);
  return {
    server: translateWith(createI18n(locale, bundles)) as Loose,
    browser: createBrowserTranslator(locale, bundles).t as Loose,
  };
}

const messages = {
  "common.greeting": "Hello {name}",
  "common.sum": "Between {min} and {max}, {min}",
  "games.count_one": "{count} game",
  "games.count_other": "{count} games",
  "games.left_zero": "none left",
  "games.left_other": "{count} left",
  "games.html": "<b>{name}</b>",
  loose: "belongs nowhere",
};

describe.each(Object.entries(bothOf("en-US", messages)))("the translator of the %s", (_, t) => {
  it.each([
    ["common.greeting", { name: "Ann" }, "Hello Ann"],
    ["common.sum", { min: 1, max: "5" }, "Between 1 and 5, 1"],
    ["games.count", { count: 1 }, "1 game"],
    ["games.count", { count: 0 }, "0 games"],
    ["games.left", { count: 0 }, "none left"],
    ["games.left", { count: 2 }, "2 left"],
    ["games.html", { name: "<i>" }, "<b><i></b>"],
    ["games.html", undefined, "<b>{name}</b>"],
  ])("%s with %j", (key, values, expected) => {
    expect(t(key, values)).toBe(expected);
  });

  it("throws on a key nobody wrote", () => {
    expect(() => t("common.nothing")).toThrow('No message for the key "common.nothing"');
  });
});

describe.each(Object.entries(catalogues))("server and browser in %s", (locale, all) => {
  const { server, browser } = bothOf(locale, all) as { server: Loose; browser: Loose };
  const keys = new Set(Object.keys(all).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")));

  it("say the same for every message and number", () => {
    expect(keys.size).toBeGreaterThan(100);
    for (const key of keys) {
      for (const count of [0, 1, 2, 3, 11, 100, 1000]) {
        const values = {
          count,
          name: "N",
          min: 1,
          max: 2,
          seconds: 3,
          path: "/x",
          symbols: "@",
          product: "P",
        };
        const expected = silently(() => server(key, values));
        expect(silently(() => browser(key, values))?.replace(/\{\w+\}/g, "")).toBe(
          expected?.replace(/\{\w+\}/g, ""),
        );
      }
    }
  });
});

/** A key that exists only with plural forms of another number has no text; then neither side may have one. */
function silently(run: () => string): string | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

describe("bundles", () => {
  it("are the first segments, keys keeping their full name", () => {
    expect([...splitIntoBundles(messages).keys()]).toEqual(["common", "games"]);
    expect(splitIntoBundles(messages).get("games")).toHaveProperty("games.count_one");
  });

  it("can be added to the browser's translator", () => {
    const translator = createBrowserTranslator("en-US", []);
    expect(translator.has("auth")).toBe(false);
    translator.add("auth", { "auth.login.submit": "Go" });
    expect([translator.has("auth"), translator.t("auth.login.submit")]).toEqual([true, "Go"]);
  });

  it("give one and the same function for an instance of the server", () => {
    const instance = createI18n("en-US", new Map());
    expect(translateWith(instance)).toBe(translateWith(instance));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTranslator } from "./create-translator";
import { createI18n, translateWith } from "./i18n.server";
import { catalogues } from "./messages/catalogue";
import { bundleOf, type Messages, splitIntoBundles, type Translate } from "./translator";

type Loose = (key: string, values?: Parameters<Translate>[1]) => string;

/** i18next's own answer, as long as the catalogue is one of ours. */
function i18nextOf(locale: string, messages: Messages): Loose {
  const instance = createI18n(locale, splitIntoBundles(messages));
  return (key, values) => instance.t(key, { ...values, ns: bundleOf(key) });
}

function bothOf(locale: string, messages: Messages): Record<string, Loose> {
  const bundles = splitIntoBundles(messages);
  return {
    server: translateWith(createI18n(locale, bundles)) as Loose,
    browser: createTranslator(locale, bundles).t as Loose,
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

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000, 1.5, -1];
/** What a value may hold that a translator could take for something else. */
const VALUES = ["N", "", "$&", "$1 $$", "{name}", "{count}", "$t(common.close)", "<b>", "\u2028", 0, 7.5];

describe.each(Object.entries(catalogues))("the translator in %s", (locale, all) => {
  const t = translateWith(createI18n(locale, splitIntoBundles(all))) as Loose;
  const i18next = i18nextOf(locale, all);
  const keys = [
    ...new Set(Object.keys(all).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""))),
  ];

  it("says what i18next says, for every message, number and value", () => {
    expect(keys.length).toBeGreaterThan(100);
    const places = [...new Set(JSON.stringify(all).match(/(?<=\{)\w+(?=\})/g))];
    for (const [index, key] of keys.entries()) {
      for (const [turn, count] of COUNTS.entries()) {
        const named = places.map((name, at) => [name, VALUES[(at + index + turn) % VALUES.length] ?? ""]);
        const values = { ...Object.fromEntries(named), count };
        expect(silently(() => t(key, values))).toBe(silently(() => i18next(key, values)));
      }
      expect(silently(() => t(key))).toBe(silently(() => i18next(key)));
    }
  });
});

describe("an operator's message", () => {
  const words = fc.stringMatching(/^[^{}$\\-]{0,12}$/u);
  const place = fc.constantFrom("{name}", "{sum}", "{count}", "{nobody}");
  const text = fc.array(fc.oneof(words, place), { maxLength: 8 }).map((parts) => parts.join(""));
  // i18next fills places within values again; ours shows values as they are.
  const value = fc
    .oneof(fc.string(), fc.constantFrom(...VALUES), fc.integer())
    .filter((words) => !String(words).includes("{"));

  it("of words and places says what i18next says", () => {
    fc.assert(
      fc.property(text, value, value, fc.nat(200), (message, name, sum, count) => {
        const forms = ["common.x_zero", "common.x_one", "common.x_other", "common.y"];
        const all = Object.fromEntries(forms.map((key) => [key, `${key} ${message}`]));
        const t = translateWith(createI18n("lv-LV", splitIntoBundles(all))) as Loose;
        const i18next = i18nextOf("lv-LV", all);
        const values = { name, sum, count };
        for (const key of ["common.x", "common.y"]) expect(t(key, values)).toBe(i18next(key, values));
      }),
    );
  });

  it("shows values as they are, whatever they look like", () => {
    const t = translateWith(createI18n("lv-LV", splitIntoBundles({ "common.x": "{sum} {name}" }))) as Loose;
    expect(t("common.x", { sum: "{name} $t(common.close)", name: "{sum}" })).toBe(
      "{name} $t(common.close) {sum}",
    );
  });

  it.each([
    ["$t(common.close)", "$t(common.close)"],
    ["{constructor} {__proto__} {toString}", "{constructor} {__proto__} {toString}"],
    ["{ns} {lng} {defaultValue}", "{ns} {lng} {defaultValue}"],
    ["{name, uppercase} {-name} {{name}}", "{name, uppercase} {-name} {Ann}"],
    ["{name", "{name"],
    ["}{name}{", "}Ann{"],
  ])("that asks for more than places is shown as it is: %s", (message, shown) => {
    for (const t of Object.values(bothOf("en-US", { "common.x": message })))
      expect(t("common.x", { name: "Ann" })).toBe(shown);
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

  it("can be added to a translator", () => {
    const translator = createTranslator("en-US", []);
    expect(translator.has("auth")).toBe(false);
    translator.add(["auth"], { "auth.login.submit": "Go" });
    expect([translator.has("auth"), translator.t("auth.login.submit")]).toEqual([true, "Go"]);
  });

  it("give one and the same function for an instance of the server", () => {
    const instance = createI18n("en-US", new Map());
    expect(translateWith(instance)).toBe(translateWith(instance));
  });
});

import fc from "fast-check";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { createTranslator } from "./create-translator";
import { createRemixI18n } from "./detect-locale.server";
import { createServerTranslate } from "./i18n.server";
import { catalogues } from "./messages/catalogue";
import { type Messages, splitIntoBundles, type Translate } from "./translator";

type Loose = (key: string, values?: Parameters<Translate>[1]) => string;

const { remixI18n } = createRemixI18n();

async function onServer(locale: string, messages: Messages): Promise<Loose> {
  return (await createServerTranslate(remixI18n, locale, messages)) as Loose;
}

function inBrowser(locale: string, messages: Messages): Loose {
  return createTranslator(locale, messages).t as Loose;
}

/** i18next as published, configured only for the format of our files. */
function untouched(locale: string, messages: Messages): Loose {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    initImmediate: false,
    load: "currentOnly",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    resources: { [locale]: { translation: messages } },
  });
  return (key, values) => instance.t(key, values ?? {});
}

const messages = {
  "common.greeting": "Hello {name}",
  "common.sum": "Between {min} and {max}, {min}",
  "common.options": "{context} {defaultValue} {lng} {ns}",
  "games.count_one": "{count} game",
  "games.count_other": "{count} games",
  "games.left_zero": "none left",
  "games.left_other": "{count} left",
  "games.html": "<b>{name}</b>",
};

describe.each([
  ["server", await onServer("en-US", messages)],
  ["browser", inBrowser("en-US", messages)],
])("`t` of the %s", (_, t) => {
  it.each([
    ["common.greeting", { name: "Ann" }, "Hello Ann"],
    ["common.sum", { min: 1, max: "5" }, "Between 1 and 5, 1"],
    ["common.options", { context: "a", defaultValue: "b", lng: "ar", ns: "d" }, "a b ar d"],
    ["common.options", {}, "{context} {defaultValue} {lng} {ns}"],
    ["games.count", { count: 1 }, "1 game"],
    ["games.count", { count: 0 }, "0 games"],
    ["games.left", { count: 0 }, "none left"],
    ["games.left", { count: 2 }, "2 left"],
    ["games.html", { name: "<i>" }, "<b><i></b>"],
    ["games.html", undefined, "<b>{name}</b>"],
  ])("%s with %j", (key, values, expected) => {
    expect(t(key, values)).toBe(expected);
    expect(t(key, values)).toBe(expected);
  });

  it.each<{ values?: Record<string, string | number> }>([
    {},
    { values: { name: "Ann" } },
    { values: { count: 1 } },
  ])("throws on a key nobody wrote, with %j", ({ values }) => {
    expect(() => t("common.nothing", values)).toThrow('No message for the key "common.nothing"');
  });
});

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000, 1.5, -1];
/** What a value may hold that a translator could take for something else. */
const VALUES = ["N", "", "$&", "$1 $$", "{name}", "{count}", "$t(common.close)", "<b>", "\u2028", 0, 7.5];

it.each(Object.entries(catalogues))(
  "server and browser say the same in %s, for every message, number and value",
  async (locale, all) => {
    const [server, browser] = [await onServer(locale, all), inBrowser(locale, all)];
    const keys = new Set(Object.keys(all).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")));
    expect(keys.size).toBeGreaterThan(100);
    const placeholders = [...new Set(JSON.stringify(all).match(/(?<=\{)\w+(?=\})/g))];
    for (const [index, key] of [...keys].entries()) {
      for (const [turn, count] of COUNTS.entries()) {
        const named = placeholders.map((name, at) => [
          name,
          VALUES[(at + index + turn) % VALUES.length] ?? "",
        ]);
        const values = { ...Object.fromEntries(named), count };
        expect(silently(() => browser(key, values))).toBe(silently(() => server(key, values)));
      }
      expect(silently(() => browser(key))).toBe(silently(() => server(key)));
    }
  },
);

it("a locale in another variant has its words and plurals", async () => {
  for (const t of [await onServer("lv-lv", messages), inBrowser("lv-lv", messages)]) {
    expect([t("common.greeting", { name: "Ann" }), t("games.count", { count: 21 })]).toEqual([
      "Hello Ann",
      "21 game",
    ]);
  }
});

describe("an operator's message", () => {
  const words = fc.stringMatching(/^[^{}$\\-]{0,12}$/u);
  const placeholder = fc.constantFrom("{name}", "{sum}", "{count}");
  const text = fc.array(fc.oneof(words, placeholder), { maxLength: 8 }).map((parts) => parts.join(""));
  const value = fc.oneof(fc.string(), fc.constantFrom(...VALUES), fc.integer());

  it("is what i18next makes of it, untouched, as long as no value looks like a placeholder", async () => {
    await fc.assert(
      fc.asyncProperty(text, value, value, fc.nat(200), async (message, name, sum, count) => {
        const forms = ["common.x_zero", "common.x_one", "common.x_other", "common.y"];
        const all = Object.fromEntries(forms.map((key) => [key, `${key} ${message}`]));
        const [server, browser] = [await onServer("lv-LV", all), inBrowser("lv-LV", all)];
        const values = { name, sum, count };
        const isPlain = ![name, sum].some((said) => String(said).includes("{"));
        for (const key of ["common.x", "common.y"]) {
          expect(browser(key, values)).toBe(server(key, values));
          if (isPlain) expect(server(key, values)).toBe(untouched("lv-LV", all)(key, values));
        }
      }),
    );
  });

  it.each([
    ["{sum} {name}", "{name} $t(common.close) Ann"],
    ["$t(common.close)", "$t(common.close)"],
    ["{constructor} {__proto__} {toString}", "{constructor} {__proto__} {toString}"],
    ["{ns} {lng} {lngs} {defaultValue}", "{ns} {lng} {lngs} {defaultValue}"],
    ["{name, uppercase} {-name} {{name}}", "{name, uppercase} {-name} {Ann}"],
    ["{name", "{name"],
    ["}{name}{", "}Ann{"],
  ])("has placeholders, nothing else, and values as they are: %s", async (message, shown) => {
    const all = { "common.x": message };
    for (const t of [await onServer("en-US", all), inBrowser("en-US", all)])
      expect(t("common.x", { name: "Ann", sum: "{name} $t(common.close)" })).toBe(shown);
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

it("bundles are the first segments, keys keeping their full name", () => {
  const bundles = splitIntoBundles({ ...messages, loose: "belongs nowhere" });
  expect([...bundles.keys()]).toEqual(["common", "games"]);
  expect(bundles.get("games")).toHaveProperty("games.count_one");
});

it("a translator takes further messages", () => {
  const { t, add } = createTranslator("en-US");
  add({ "auth.login.submit": "Go" });
  expect(t("auth.login.submit")).toBe("Go");
});

import { describe, expect, it } from "vitest";
import { bundleNumber, bundlesUrl } from "../browser/catalogue/browser-catalogue";
import { bundlesAt, createCatalogues } from "./catalogues.server";
import { createRemixI18n } from "./detect-locale.server";
import { catalogue } from "./messages/catalogue";
import { type Messages, splitIntoBundles } from "./translator";

const newCatalogues = () => createCatalogues(createRemixI18n().remixI18n);

describe("catalogues", () => {
  const own = { "auth.login.submit": "Iniciar sesión" };
  const fallback = { "auth.login.submit": "Go in", "auth.login.back": "Back to the floor" };

  it.each([
    ["es-ES", "Contraseña"],
    ["eo", "Password"],
  ])(
    "take a text of %s from the locale, else the default locale, else what is built in",
    async (locale, builtIn) => {
      const auth = (await newCatalogues()(locale, own, fallback)).bundles.get("auth");
      expect(auth?.["auth.login.submit"]).toBe("Iniciar sesión");
      expect(auth?.["auth.login.back"]).toBe("Back to the floor");
      expect(auth?.["auth.login.password"]).toBe(builtIn);
    },
  );

  it("are built once while the maps stay the same, and again when one is replaced", async () => {
    const catalogueOf = newCatalogues();
    const first = await catalogueOf("es-ES", own, fallback);
    expect(await catalogueOf("es-ES", own, fallback)).toBe(first);
    const second = await catalogueOf("es-ES", { ...own, "auth.login.submit": "Acceder" }, fallback);
    expect(second.hash).not.toBe(first.hash);
    expect(second.bundles.get("auth")?.["auth.login.submit"]).toBe("Acceder");
  });

  it("keep their `t` when a reload brings the same words", async () => {
    const catalogueOf = newCatalogues();
    const { t } = await catalogueOf("es-ES", own, fallback);
    expect((await catalogueOf("es-ES", { ...own }, fallback)).t).toBe(t);
  });

  it("leave out what this build has no place for", async () => {
    const foreign = {
      "promo.teaser": "x",
      "auth.old": "x",
      __proto__: "x",
      toString: "x",
      "auth.login.back_few": "x",
    };
    const catalogueOf = newCatalogues();
    const plain = await catalogueOf("en-US", {}, {});
    expect((await catalogueOf("en-US", foreign, foreign)).hash).toBe(plain.hash);
    expect([...plain.bundles.keys()]).not.toContain("promo");
  });

  it("have a text for every number, in one language at a time", async () => {
    const catalogueOf = newCatalogues();
    const sayIn = async (locale: string, own: Messages, fallback: Messages = {}) => {
      const { t } = await catalogueOf(locale, own, fallback);
      return [0, 1, 2, 3, 11, 100].map((count) => t("games.card.freeSpins", { count }));
    };
    // Welsh has the six forms of Arabic, and no words of its own here.
    expect(await sayIn("cy", {})).toEqual(
      [0, 1, 2, 3, 11, 100].map((n) => `${n} free spin${n === 1 ? "" : "s"}`),
    );
    const onlyOther = { "games.card.freeSpins_other": "لفات: {count}" };
    expect(await sayIn("ar", onlyOther)).toEqual([0, 1, 2, 3, 11, 100].map((n) => `لفات: ${n}`));
    const latvian = {
      "games.card.freeSpins_one": "{count} griez",
      "games.card.freeSpins_other": "{count} griezi",
    };
    expect(await sayIn("ar", onlyOther, latvian)).toEqual(await sayIn("ar", onlyOther));
    expect((await sayIn("lv-LV", latvian))[0]).toBe("0 griezi");
  });
});

describe("the address of a file of bundles", () => {
  const names = [...splitIntoBundles(catalogue).keys()];

  it("has no words, is unique for every set of bundles, and equal for the same ones", () => {
    const numbers = names.map(bundleNumber).sort().join("");
    expect(bundlesUrl("ar", [...names, ...names].reverse(), "0f")).toBe(`/i18n/ar/${numbers}.0f.json`);
    expect(numbers).toMatch(/^\d+$/);
    expect(bundlesAt(numbers)?.sort()).toEqual(names.sort());
  });

  it("leads nowhere where it names what this build has not", () => {
    expect(bundlesAt(bundleNumber("common") + bundleNumber("nothing"))).toBeNull();
  });
});

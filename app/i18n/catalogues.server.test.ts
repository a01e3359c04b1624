import { describe, expect, it } from "vitest";
import { createCatalogues } from "./catalogues.server";
import { translateWith } from "./i18n.server";
import type { Messages } from "./translator";

describe("catalogues", () => {
  const own = { "auth.login.submit": "Iniciar sesión" };
  const fallback = { "auth.login.submit": "Go in", "auth.login.back": "Back to the floor" };

  it.each([
    ["es-ES", "Contraseña"],
    ["eo", "Password"],
  ])(
    "take a text of %s from the locale, else the default locale, else what is built in",
    (locale, builtIn) => {
      const auth = createCatalogues()(locale, own, fallback).bundles.get("auth");
      expect(auth?.["auth.login.submit"]).toBe("Iniciar sesión");
      expect(auth?.["auth.login.back"]).toBe("Back to the floor");
      expect(auth?.["auth.login.password"]).toBe(builtIn);
    },
  );

  it("are built once while the maps stay the same, and again when one is replaced", () => {
    const catalogueOf = createCatalogues();
    const first = catalogueOf("es-ES", own, fallback);
    expect(catalogueOf("es-ES", own, fallback)).toBe(first);
    const second = catalogueOf("es-ES", { ...own, "auth.login.submit": "Acceder" }, fallback);
    expect(second.hash).not.toBe(first.hash);
    expect(second.bundles.get("auth")?.["auth.login.submit"]).toBe("Acceder");
  });

  it("keep their translator when a reload brings the same words", () => {
    const catalogueOf = createCatalogues();
    expect(catalogueOf("es-ES", own, fallback).i18n).toBe(catalogueOf("es-ES", { ...own }, fallback).i18n);
  });

  it("leave out what this build has no place for", () => {
    const foreign = {
      "promo.teaser": "x",
      "auth.old": "x",
      __proto__: "x",
      toString: "x",
      "auth.login.back_few": "x",
    };
    const catalogueOf = createCatalogues();
    const plain = catalogueOf("en-US", {}, {});
    expect(catalogueOf("en-US", foreign, foreign).hash).toBe(plain.hash);
    expect([...plain.bundles.keys()]).not.toContain("promo");
  });

  it("have a text for every number, in one language at a time", () => {
    const catalogueOf = createCatalogues();
    const sayIn = (locale: string, own: Messages, fallback: Messages = {}) => {
      const t = translateWith(catalogueOf(locale, own, fallback).i18n);
      return [0, 1, 2, 3, 11, 100].map((count) => t("games.card.freeSpins", { count }));
    };
    // Welsh has the six forms of Arabic, and no words of its own here.
    expect(sayIn("cy", {})).toEqual([0, 1, 2, 3, 11, 100].map((n) => `${n} free spin${n === 1 ? "" : "s"}`));
    const onlyOther = { "games.card.freeSpins_other": "لفات: {count}" };
    expect(sayIn("ar", onlyOther)).toEqual([0, 1, 2, 3, 11, 100].map((n) => `لفات: ${n}`));
    const latvian = {
      "games.card.freeSpins_one": "{count} griez",
      "games.card.freeSpins_other": "{count} griezi",
    };
    expect(sayIn("ar", onlyOther, latvian)).toEqual(sayIn("ar", onlyOther));
    expect(sayIn("lv-LV", latvian)[0]).toBe("0 griezi");
  });
});

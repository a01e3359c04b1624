import { describe, expect, it } from "vitest";
import { createCatalogues } from "./catalogues.server";

describe("catalogues", () => {
  const own = { "auth.login.submit": "Entrar" };
  const fallback = { "auth.login.submit": "Go in", "auth.login.back": "Back to the floor" };

  it("take a text from the locale, else the default locale, else the built-in English", () => {
    const { bundles } = createCatalogues()("es-ES", own, fallback);
    const auth = bundles.get("auth");
    expect(auth?.["auth.login.submit"]).toBe("Entrar");
    expect(auth?.["auth.login.back"]).toBe("Back to the floor");
    expect(auth?.["auth.login.password"]).toBe("Password");
  });

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
});

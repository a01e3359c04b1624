import { describe, expect, it } from "vitest";
import { catalogues } from "~/i18n/messages/catalogue";
import { authViews } from "./address/requested-dialog";
import { type DialogName, declarationOf, dialogQueryNames, registry } from "./registry";

const entries = (Object.keys(registry) as DialogName[]).map((name) => [name, declarationOf(name)] as const);

describe("the registry of named dialogs", () => {
  it.each(entries)("%s has its words in every language", (_name, declaration) => {
    const keys = [
      declaration.title,
      declaration.text,
      declaration.agree?.label,
      declaration.reject,
      ...(declaration.actions ?? []).map(({ label }) => label),
    ];
    for (const [code, messages] of Object.entries(catalogues)) {
      for (const key of keys) if (key) expect(messages[key], `${code} ${key}`).toEqual(expect.any(String));
    }
  });

  it.each(entries.filter(([, { body }]) => body))(
    "%s has a body that can be loaded",
    async (_name, { body }) => {
      await expect(body?.prepare()).resolves.toBeUndefined();
    },
  );

  it.each(entries)(
    "%s says something and leads somewhere",
    (_name, { variant, body, text, agree, closing, isForced, actions }) => {
      expect(body ?? text).toBeDefined();
      // What is written by closing it is written by going on as well.
      expect(agree !== undefined).toBe(variant.kind === "confirm" || closing !== undefined);
      if (isForced) expect([...(actions ?? []), ...(agree ? [agree] : [])]).not.toHaveLength(0);
    },
  );

  it.each(entries)("%s leads to addresses of ours or to other dialogs", (_name, { actions = [], agree }) => {
    const location = { here: "/gamehall?page=2", id: "7", type: null };
    const targets = [...actions, ...(agree?.by === "way" ? [agree] : [])].map(({ to }) => to(location));
    for (const target of targets) {
      if (typeof target === "string") expect(target).toMatch(/^\/(?!\/)/);
      else expect(Object.keys(target)).not.toHaveLength(0);
    }
  });

  // No address opens these: a countdown opens the first, a new registration the second, the market the third.
  const byThemselves = ["interactivity", "newcomerEmail", "marketNotice"];
  it("opens every other dialog by exactly one name", () => {
    const named = Object.values(dialogQueryNames).flatMap((names) => Object.values(names));
    expect(
      [...named, ...Object.values(authViews).flat(), "menu", "campaign", ...byThemselves].sort(),
    ).toEqual(entries.map(([name]) => name).sort());
  });

  it.each(entries.filter(([, { loader, isDue }]) => loader ?? isDue))(
    "%s finds what the server asks for it",
    async (_name, { loader, isDue }) => {
      for (const find of [loader, isDue]) if (find) expect(await find()).toEqual(expect.any(Function));
    },
  );

  it("opens confirms by ?confirm= and all others by ?dialog=", () => {
    expect(dialogQueryNames.confirm).toMatchObject({ buy_product: "loyaltyBuy", email: "confirmEmail" });
    expect(dialogQueryNames.dialog).toMatchObject({ quest: "loyaltyQuest", session: "sessionSummary" });
    expect(dialogQueryNames.dialog).not.toHaveProperty("buy_product");
  });
});

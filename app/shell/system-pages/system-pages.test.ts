import { describe, expect, it } from "vitest";
import { systemPageNames } from "~/content/entities/system-pages";
import { catalogue } from "~/i18n/messages/catalogue";
import { failureWords, GAME_NOT_OFFERED } from "./failure-words";
import { systemPageOf, systemPages } from "./system-pages";

describe("system pages", () => {
  // docs/product.md#2.3, in its words: these lead somewhere, the others have no button link.
  const buttons: Record<string, string> = {
    userBlock: "/support",
    errorsSlot: "/gamehall",
    paySuccess: "/gamehall",
    payCancel: "/cashier/deposit",
    payFail: "/cashier/deposit",
    payNewWindow: "/cashier/deposit",
  };

  it.each(systemPageNames)("%s has its texts and the button it should have", (name) => {
    const path = systemPages[name].button?.path();
    expect(path).toBe(buttons[name]);
    expect(`systemPages.${name}.title` in catalogue && `systemPages.${name}.text` in catalogue).toBe(true);
    expect(`systemPages.${name}.button` in catalogue).toBe(path !== undefined);
  });

  it.each([
    [404, undefined, "PAGE_NOT_FOUND", "notFound"],
    [403, undefined, "AccessDeniedException", "forbidden"],
    [403, undefined, "DOMAIN_BLOCKED", "forbidden"],
    [403, "UserBannedException", "UserBannedException", "userBlock"],
    [403, "UserDeletedException", "UserDeletedException", "userBlock"],
    [503, undefined, "DOMAIN_MAINTENANCE", "maintenance"],
    [503, undefined, "ApplicationDisabledException", "maintenance"],
    [503, undefined, "ApplicationUnavailableException", "maintenance"],
    [503, undefined, "UPSTREAM_FAILURE", "errorsSlot"],
    [503, undefined, "IDENTITY_UNKNOWN", "errorsSlot"],
    [503, undefined, "BillingUnavailableException", "errorsSlot"],
    [500, undefined, "INTERNAL", "errorsSlot"],
    [401, undefined, "NOT_AUTHORIZED", "errorsSlot"],
  ])("a failure %s with type %s and code %s is shown as %s", (status, type, code, page) => {
    expect(systemPageOf({ status, type, code })).toBe(page);
  });

  it("a game that a market may hide is reported as one, at a 404 alone", () => {
    const titleOf = (page: "notFound" | "errorsSlot") => failureWords(page, GAME_NOT_OFFERED).title;
    expect([titleOf("notFound"), titleOf("errorsSlot")]).toEqual([
      "systemPages.notFound.game",
      "systemPages.errorsSlot.title",
    ]);
  });

  it("takes away the layout where docs/product.md#2.1 says so, and only there", () => {
    const bare = systemPageNames.filter((name) => systemPages[name].isBare);
    expect(bare).toEqual(["maintenance", "forbidden"]);
  });
});

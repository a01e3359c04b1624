import { describe, expect, it } from "vitest";
import { systemPageNames } from "~/content/entities";
import { systemPages as texts } from "~/i18n/messages/en/system-pages";
import { systemPageOf, systemPages } from "./system-pages";

describe("system pages", () => {
  // Specification 2.3, in its words: these lead somewhere, the others have no button link.
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
    expect(`systemPages.${name}.title` in texts && `systemPages.${name}.text` in texts).toBe(true);
    expect(`systemPages.${name}.button` in texts).toBe(path !== undefined);
  });

  it.each([
    [404, undefined, "notFound"],
    [403, undefined, "forbidden"],
    [403, "UserBannedException", "userBlock"],
    [403, "UserDeletedException", "userBlock"],
    [503, undefined, "maintenance"],
    [500, undefined, "errorsSlot"],
    [401, undefined, "errorsSlot"],
  ])("a failure %s with type %s is shown as %s", (status, type, page) => {
    expect(systemPageOf({ status, type })).toBe(page);
  });

  it("takes away the frame where the specification says so, and only there", () => {
    const bare = systemPageNames.filter((name) => systemPages[name].isBare);
    expect(bare).toEqual(["maintenance", "forbidden"]);
  });
});

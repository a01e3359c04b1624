import { describe, expect, it } from "vitest";
import { requestedDialogName } from "./dialog-name";
import {
  dialogKey,
  isDialogChange,
  readRequestedDialog,
  withDialog,
  withoutDialog,
} from "./requested-dialog";

const locationOf = (address: string) => new URL(address, "https://site.test");

function requestedName(search: string) {
  const requested = readRequestedDialog(new URLSearchParams(search));
  return requested && requestedDialogName(requested);
}

describe("the dialog that an address requests", () => {
  it.each([
    ["", null],
    ["?category=slots&page=2", null],
    ["?show_popup_auth", "authorization"],
    ["?show_popup_auth=1&redirectUrl=%2Fgamehall", "authorization"],
    ["?show_popup_reg=", "registration"],
    ["?show_popup_auth&view=twofa", "twofa"],
    ["?show_popup_reg=1&view=socialRegistration", "socialRegistration"],
    // A view of the other popup, or of none.
    ["?show_popup_reg&view=restore", "registration"],
    ["?show_popup_auth&view=toString", "authorization"],
    ["?menu", "menu"],
    ["?popup=autumn", "campaign"],
    ["?popup=", null],
    ["?confirm=bonus_remove&id=7", "bonusRemove"],
    ["?confirm=quest", null],
    ["?dialog=quest&id=3", "loyaltyQuest"],
    ["?dialog=bonus_remove", null],
    ["?dialog=", null],
    // Names of our own objects are names of no dialog.
    ["?dialog=constructor", null],
    ["?confirm=__proto__", null],
    ["?dialog=toString", null],
    ["?dialog=%00", null],
    // One at a time: what opens without the server comes first.
    ["?dialog=quest&show_popup_auth", "authorization"],
    ["?dialog=quest&popup=autumn", "campaign"],
    // A visitor who was redirected here is prompted to sign in.
    ["?redirectUrl=%2Fprofile", "authorization"],
    ["?redirectUrl=%2Fprofile&show_popup_reg", "registration"],
    ["?redirectUrl=%2Fprofile&popup=autumn", "campaign"],
  ])("%s is %s", (search, name) => {
    expect(requestedName(search)).toBe(name);
  });

  it.each([
    ["?show_popup_auth&prevent_close=1", true],
    ["?show_popup_reg=1&prevent_close=1", true],
    ["?show_popup_auth&prevent_close=0", false],
    ["?show_popup_auth&prevent_close", false],
    ["?show_popup_auth", false],
  ])("%s can be closed unless it is prevented", (search, isPrevented) => {
    expect(readRequestedDialog(new URLSearchParams(search))).toMatchObject({ isPrevented });
  });
});

describe("addresses of dialogs", () => {
  it.each([
    ["?show_popup_auth&prevent_close=1", ""],
    ["?redirectUrl=%2Fprofile&page=2", "?page=2"],
    ["?show_popup_reg&redirectUrl=%2Fprofile&track_id=7", "?track_id=7"],
    ["?page=2&show_popup_auth&view=restore&notice=restored", "?page=2"],
    ["?category=slots&confirm=bonus_remove&id=7&type=betting", "?category=slots"],
    ["?menu&page=2", "?page=2"],
    // Without a dialog these are the page's own.
    ["?id=7&type=live&view=list", "?id=7&type=live&view=list"],
    ["", ""],
  ])("behind %s is %s", (search, pageSearch) => {
    expect(withoutDialog(search)).toBe(pageSearch);
  });

  it.each([
    ["", { menu: "" }, "?menu"],
    ["?category=slots", { show_popup_auth: "" }, "?category=slots&show_popup_auth"],
    ["?dialog=character&id=1", { confirm: "character", id: "4" }, "?confirm=character&id=4"],
    [
      "?redirectUrl=%2Fa&prevent_close=1&page=2",
      { show_popup_reg: "" },
      "?page=2&prevent_close=1&redirectUrl=%2Fa&show_popup_reg",
    ],
    ["?show_popup_reg&prevent_close=1", { menu: "" }, "?menu"],
    ["?dialog=demo&redirectUrl=%2Fa", { show_popup_reg: "" }, "?show_popup_reg"],
    [
      "?page=2",
      { show_popup_auth: "", redirectUrl: "/a?b=c" },
      "?page=2&show_popup_auth&redirectUrl=%2Fa%3Fb%3Dc",
    ],
  ])("over %s %j opens at %s", (search, dialog, address) => {
    expect(withDialog(search, dialog as Record<string, string>)).toBe(address);
  });

  it.each([
    ["/", "/?menu", true],
    ["/gamehall?page=2&menu", "/gamehall?page=2", true],
    ["/?dialog=quest&id=1", "/?dialog=quest&id=2", true],
    ["/gamehall?page=2", "/gamehall?page=3", false],
    ["/gamehall?page=2&menu", "/gamehall?page=3&menu", false],
    ["/?menu", "/gamehall?menu", false],
    // A link to the very same page loads it again.
    ["/?menu", "/?menu", false],
  ])("from %s to %s only the dialog changes: %s", (from, to, isChange) => {
    expect(isDialogChange(locationOf(from), locationOf(to))).toBe(isChange);
  });

  it("distinguishes what was loaded for different dialogs, and nothing else", () => {
    const keyOf = (search: string) => dialogKey(new URLSearchParams(search));
    expect(keyOf("?dialog=quest&id=1&page=2")).toBe(keyOf("?id=1&dialog=quest"));
    expect(keyOf("?dialog=quest&id=1")).not.toBe(keyOf("?dialog=quest&id=2"));
    expect(keyOf("?dialog=quest&id=1")).not.toBe(keyOf("?confirm=quest&id=1"));
  });
});

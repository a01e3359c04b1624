import { describe, expect, it } from "vitest";
import { dialogNavigation, isOverPage } from "./dialog-navigation";

const at = (address: string) => new URL(address, "https://site.test");
const from = (address: string, state: unknown = null) => {
  const { pathname, search } = at(address);
  return { pathname, search, state };
};

describe("how a link is followed", () => {
  it("opens a dialog as an entry of its own, that knows what lies before it", () => {
    const manner = dialogNavigation(from("/gamehall?page=2"), at("/gamehall?page=2&menu"));
    expect(manner).toMatchObject({ replace: false, preventScrollReset: true });
    expect(isOverPage(manner?.state)).toBe(true);
  });

  it("keeps one entry for several dialogs in a row", () => {
    const state = { isOverPage: true };
    const manner = dialogNavigation(from("/?dialog=character", state), at("/?confirm=character&id=1"));
    expect(manner).toMatchObject({ replace: true, state });
  });

  it("does not take a dialog that came as a document for one over a page", () => {
    const manner = dialogNavigation(from("/?show_popup_auth"), at("/?show_popup_reg"));
    expect(isOverPage(manner?.state)).toBe(false);
  });

  it("leaves every other link alone", () => {
    expect(dialogNavigation(from("/?menu"), at("/gamehall"))).toBeUndefined();
    expect(dialogNavigation(from("/"), at("/?page=2"))).toBeUndefined();
  });
});

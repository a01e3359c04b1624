import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { dialogNavigation, isOverPage, loadWithDialog, revalidatePageBeneath } from "./dialog-navigation";

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

function args(current: string, next: string, formMethod?: "GET" | "POST", formAction?: string) {
  return {
    formAction,
    currentUrl: at(current),
    nextUrl: at(next),
    formMethod,
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs;
}

describe("what is asked for anew", () => {
  it.each([
    ["a dialog opens", args("/", "/?menu"), false, false],
    ["a dialog of the server's opens", args("/", "/?dialog=quest&id=1"), false, true],
    ["another one follows", args("/?dialog=quest&id=1", "/?dialog=quest&id=2"), false, true],
    ["a dialog closes", args("/?dialog=quest&id=1", "/"), false, false],
    ["a reality check leaves the address", args("/?dialog=reality_check", "/"), false, true],
    ["the page changes", args("/?menu", "/gamehall"), true, true],
    ["the page is asked for again", args("/?menu", "/?menu"), true, true],
    ["something was written", args("/?menu", "/", "POST"), true, true],
    ["a code was asked about", args("/?menu", "/?menu", "POST", "/es-ES/promo-code/check"), false, false],
    [
      "a code was asked about in a dialog",
      args("/?dialog=a", "/?dialog=a", "POST", "/promo-code/check"),
      false,
      false,
    ],
    ["a search was sent", args("/", "/?menu", "GET"), false, false],
  ])("when %s", (_case, change, page, root) => {
    expect(revalidatePageBeneath(change)).toBe(page);
    expect(loadWithDialog(change)).toBe(root);
  });
});

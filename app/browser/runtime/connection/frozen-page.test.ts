import { afterEach, expect, it, vi } from "vitest";
import { loadWithDialog, revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { freezePage, preservesData } from "./frozen-page";

afterEach(() => vi.unstubAllGlobals());

const rules = { loadWithDialog, revalidatePageContent, revalidateLayout };

it("a frozen page loads nothing until the router is idle, and then as usual", () => {
  let notify = () => {};
  const state = { navigation: { state: "loading" }, fetchers: new Map() };
  const router = {
    state,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  };
  vi.stubGlobal("__remixRouter", router);
  const url = new URL("http://site/cashier/deposit");
  const args = { currentUrl: url, nextUrl: url, defaultShouldRevalidate: true } as Parameters<
    typeof loadWithDialog
  >[0];
  const answers = () => [preservesData({}), ...Object.values(rules).map((rule) => rule(args))];
  freezePage();
  notify();
  expect(answers()).toEqual([true, false, false, false]);
  state.navigation.state = "idle";
  notify();
  expect(answers()).toEqual([false, true, true, true]);
});

import { afterEach, expect, it, vi } from "vitest";
import { loadWithDialog, revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { keepPage, keepsData } from "./kept-page";

afterEach(() => vi.unstubAllGlobals());

const rules = { loadWithDialog, revalidatePageBeneath, revalidateLayout };

it("a page that is kept loads nothing until the router is done, and then as ever", () => {
  let tell = () => {};
  const state = { navigation: { state: "loading" }, fetchers: new Map() };
  const router = {
    state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
  vi.stubGlobal("__remixRouter", router);
  const url = new URL("http://site/cashier/deposit");
  const args = { currentUrl: url, nextUrl: url, defaultShouldRevalidate: true } as Parameters<
    typeof loadWithDialog
  >[0];
  const answers = () => [keepsData({}), ...Object.values(rules).map((rule) => rule(args))];
  keepPage();
  tell();
  expect(answers()).toEqual([true, false, false, false]);
  state.navigation.state = "idle";
  tell();
  expect(answers()).toEqual([false, true, true, true]);
});

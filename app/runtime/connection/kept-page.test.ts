import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadWithDialog, revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { isPageKept, keepPage } from "./kept-page";

afterEach(() => vi.unstubAllGlobals());

const rules = { loadWithDialog, revalidatePageBeneath, revalidateLayout };

/** What loads documents alone, or has nothing to load again. */
const documents = /(?:not-found|offline|launch|category-redirect)\.route\.tsx$/;

describe("a page that is kept", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => `app/${file}`);
  const routes = files.filter(
    (file) =>
      file.endsWith(".route.tsx") &&
      /export (?:async )?function loader/.test(readFileSync(file, "utf8")) &&
      !documents.test(file),
  );

  it.each(routes)("%s can be told to load nothing", (file) => {
    // One may ask for more, and ends in a rule of these.
    const [, rule] =
      /export (?:const shouldRevalidate = |function shouldRevalidate\([^{]*\{[^}]* && )(\w+)[;(]/.exec(
        readFileSync(file, "utf8"),
      ) ?? [];
    expect(Object.keys(rules)).toContain(rule);
  });

  it("loads nothing until the router is done, and then as ever", () => {
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
    const answers = () => [isPageKept(), ...Object.values(rules).map((rule) => rule(args))];
    keepPage();
    tell();
    expect(answers()).toEqual([true, false, false, false]);
    state.navigation.state = "idle";
    tell();
    expect(answers()).toEqual([false, true, true, true]);
  });
});

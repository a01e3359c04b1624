import type { Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: one rule of style, and where the focus goes is tested by day in dialogs.spec.ts.

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  allowed: { statuses: [400, 422] },
});

const TEXT = "input:not([type=radio], [type=checkbox]), textarea";

/** What bears a ring without being typed into, and where the focus is. */
const focusOf = (page: Page) =>
  page.evaluate((text) => {
    const ringed = [...document.querySelectorAll("*")].filter(
      (element) => element.matches(":focus-visible") && getComputedStyle(element).outlineStyle !== "none",
    );
    return {
      rings: ringed
        .filter((element) => !element.matches(text))
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
      at: document.activeElement?.tagName,
    };
  }, TEXT);

test("after a tap script moves the focus and draws no ring", byNight, async ({ page, sandbox, hydrated }) => {
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: say("auth.login.submit"), exact: true });
  await page.goto(paths.gameHall());
  await hydrated(page);

  await page.getByRole("link", { name: say("common.menu"), exact: true }).tap();
  await expect(dialog).toBeVisible();
  expect(await focusOf(page)).toEqual({ rings: [], at: "H2" });
  await dialog.getByRole("link", { name: say("common.close") }).tap();
  await expect(dialog).toHaveCount(0);
  expect(await focusOf(page)).toEqual({ rings: [], at: "A" });

  await page.goto(`${paths.gameHall()}?show_popup_auth`);
  await hydrated(page);
  await dialog.getByLabel(say("auth.login.login")).fill(login);
  await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill("Wrong-pass1");
  await submit.tap();
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect(await focusOf(page)).toEqual({ rings: [], at: "DIV" });
  await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
  await submit.tap();
  // A document of its own: its browser has seen no tap.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await focusOf(page)).toEqual({ rings: [], at: "H1" });
});

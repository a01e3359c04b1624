import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const pages = ["/", "/gamehall?category=slots", "/forms/sign_in", "/terms"];

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.describe("320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of [...pages, "/ar", "/ar/gamehall", "/lv-LV"]) {
    test(
      `${address} does not scroll sideways`,
      address === "/ar" ? withoutScript : byNight,
      async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole("main")).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      },
    );
  }

  test("the bar at the bottom marks support on its page", withoutScript, async ({ page }) => {
    const bar = page.getByRole("navigation", { name: say("common.quickNavigation") });
    const support = bar.getByText(say("common.support")).locator("..");
    await page.goto("/terms");
    await expect(support).not.toHaveAttribute("aria-current");
    await page.goto("/support");
    await expect(support).toHaveAttribute("aria-current", "page");
  });

  test("a signed-in header fits", byNight, async ({ playersPage: page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText("€1,305.50");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("the way to the money", () => {
  for (const width of [320, 1440]) {
    test(
      `is in the header, its panel and the menus at ${width} px, and no title is cut`,
      byNight,
      async ({ playersPage: page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const prefix of ["/lv-LV", "/ar", ""]) {
          await page.goto(prefix || "/");
          const header = page.getByRole("banner");
          await expect(header.locator(`a[href="${prefix}/cashier/deposit"]:visible`)).toHaveCount(1);
          expect(await overflow(page), prefix).toBeLessThanOrEqual(0);
          const cut = await page
            .locator(":is(.menu, .bottom-bar) span")
            .evaluateAll((labels) =>
              labels.filter((label) => label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0),
            );
          expect(cut, prefix).toEqual([]);
          await expect(page.locator(`nav a[href="${prefix}/cashier/wallet"]:visible`)).toHaveCount(1);
        }
        const header = page.getByRole("banner");
        await header.locator("summary").first().click();
        for (const name of ["common.withdraw", "common.history", "common.limits"] as const)
          await expect(header.getByRole("link", { name: say(name), exact: true })).toBeVisible();
        await header.locator("summary").last().click();
        await expect(header.getByRole("link", { name: say("common.wallet"), exact: true })).toBeVisible();
      },
    );
  }
});

test.describe("a prefixed page", () => {
  for (const address of ["/es-ES", "/es-ES/gamehall?category=live", "/es-ES/forms/sign_in", "/es-ES/terms"]) {
    test(
      `${address} keeps its prefix in every address`,
      address === "/es-ES" ? withoutScript : byNight,
      async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole("main")).toBeVisible();
        const targets = await page.evaluate(() =>
          [...document.querySelectorAll("a[href], form[action], button[formaction]")].map((element) =>
            element instanceof HTMLAnchorElement
              ? element.href
              : element instanceof HTMLFormElement
                ? new URL(element.getAttribute("action") ?? "", location.href).href
                : (element as HTMLButtonElement).formAction,
          ),
        );
        const own = targets
          .map((target) => new URL(target))
          .filter(({ origin }) => origin === new URL(page.url()).origin);
        expect(own.length).toBeGreaterThan(1);
        const strangers = own.filter(
          ({ pathname }) => pathname !== "/es-ES" && !pathname.startsWith("/es-ES/"),
        );
        expect(strangers.map(({ pathname }) => pathname)).toEqual([]);
      },
    );
  }
});

test(
  "the rail collapses to icons for this visitor, here and on the next page, and expands again",
  byNight,
  async ({ page, browser, baseURL, hydrated, submitted }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/terms");
    await hydrated(page);
    const rail = page.getByRole("navigation", { name: say("common.mainNavigation") });
    const width = async () => Math.round((await rail.boundingBox())?.width ?? 0);
    expect(await width()).toBe(232);
    const collapse = rail.getByRole("button", { name: say("common.menuCollapse"), exact: true });
    await submitted(page, () => collapse.click());
    await expect.poll(width).toBe(104);
    await page.goto("/gamehall");
    await hydrated(page);
    expect(await width()).toBe(104);
    // Shared pages are another visitor's too.
    const other = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await other.goto("/gamehall");
    await expect(other.locator("html")).not.toHaveAttribute("data-rail");
    await other.close();
    const expand = rail.getByRole("button", { name: say("common.menuExpand"), exact: true });
    await submitted(page, () => expand.click());
    await expect.poll(width).toBe(232);
  },
);

test(
  "games stand in more columns the wider the screen, and fill the last line of a page on a wide one",
  withoutScript,
  async ({ page }) => {
    const seen: number[] = [];
    await page.goto("/gamehall");
    for (const width of [360, 768, 992, 1280, 1440, 1696, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = page.locator(".game-grid");
      seen.push(
        await columns.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length),
      );
      expect(await overflow(page), String(width)).toBeLessThanOrEqual(0);
    }
    expect(seen).toEqual([2, 3, 4, 6, 6, 6, 9]);
  },
);

test(
  "tiles are as wide as they will be before all of them are there",
  withoutScript,
  async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ["/promotions", "/jackpots", "/tournaments", "/offers"]) {
      await page.goto(path);
      // React would take the copy for a mistake of the document.
      await hydrated(page);
      const widths = await page
        .locator(".tile-grid")
        .first()
        .evaluate((shown) => {
          // A copy, because the page's script goes on with its own elements.
          const grid = shown.cloneNode(true) as Element;
          shown.after(grid);
          const width = () => grid.firstElementChild?.getBoundingClientRect().width;
          const whole = width();
          while (grid.children.length > 1) grid.lastElementChild?.remove();
          return [whole, width()].map((pixels = 0) => Math.round(pixels));
        });
      expect([path, widths[1]]).toEqual([path, widths[0]]);
    }
  },
);

test("Arabic pages run from right to left", byNight, async ({ page }) => {
  await page.goto("/ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(logo?.x ?? 0).toBeGreaterThan(width / 2);
});

test("the first press of Tab offers the way past the menus", byNight, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: say("common.skipToContent") });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
});

test("the frame names whom the site is for, and what it is", byNight, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(say("common.footerAdults"));
  await expect(footer).toContainText(/play money/i);
  await expect(footer.getByRole("link", { name: say("common.footerResponsible") }).first()).toBeVisible();
});

test("a content page shows its text and its title", byNight, async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
  await expect(page).toHaveTitle(/./);
});

for (const role of ["button", "link"] as const) {
  test(`a press of a ${role} is seen before anything answers it`, byNight, async ({ page }) => {
    await page.goto("/forms/sign_in");
    // The last: script adds a button before it.
    const control = page.getByRole("main").getByRole(role).last();
    await control.hover();
    await expect(control).toHaveCSS("opacity", "1");
    await page.mouse.down();
    await expect(control).toHaveCSS("opacity", "0.7");
  });
}

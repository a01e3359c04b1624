import type { Page } from "@playwright/test";
import { catalogue as english } from "../../../app/i18n/messages/catalogue";
import { paths } from "../../../app/routing/paths";
import { byNight, isDay } from "../../support/by-day";
import { routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { expect, test } from "../fixtures";

/** As long as a word of German may be. */
const LONG_WORD = "Donaudampfschifffahrtskapitaen";
/** Long words and another direction first. */
const locales = ["/lv-LV", "/ar", "", "/es-ES", "/pt-BR"];
const pagesOf = (viewer: "visitor" | "player") =>
  routeTable.filter((row) => row[viewer].kind === "page").map(({ path }) => path);
const visitorPages = [
  paths.home(),
  `${paths.home()}?show_popup_auth`,
  `${paths.home()}?show_popup_reg`,
  paths.gameHall(),
  paths.signIn(),
  paths.signUp(),
  paths.promotions(),
  ...pagesOf("visitor"),
];
const playerPages = [
  paths.deposit(),
  paths.withdraw({ method: "sandiban", burn: "agreed" }),
  paths.wallet(),
  paths.cashierHistory(),
  paths.responsibleGame(),
  paths.profileSettings(),
  paths.loyaltyShop(),
  ...pagesOf("player"),
];
/** By day the first pages of a list. */
const some = (pages: string[]) => (isDay ? pages.slice(0, 2) : [...new Set(pages)]);
const widths = isDay ? [320, 360] : [320, 360, 375];
/** What readers may set, and lose nothing by (WCAG 1.4.12). */
const spacings = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.use({ viewport: { width: 320, height: 800 }, javaScriptEnabled: false });

// Pictures take no part in it, and resizing them takes longest.
test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await page.route(/_ipx|_media|\/img\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

for (const [nth, locale] of locales.entries())
  test(
    `no word is broken or cut on a phone: ${locale || "English"}`,
    nth === 0 ? {} : byNight,
    async ({ page, site, context, sandbox }) => {
      const seen: string[] = [];
      for (const path of some(visitorPages)) seen.push(...(await faultsOf(page, locale + path)));
      await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
      for (const path of some(playerPages)) seen.push(...(await faultsOf(page, locale + path)));
      expect(seen).toEqual([]);
    },
  );

test("amounts of twelve digits fit a phone", byNight, async ({ page, context, site, sandbox }) => {
  const amount = { amount: "123456789012.34", currency: "EUR" };
  const pockets = { balance_main: amount, balance_bonus: amount, balance_betting_bonus: amount };
  await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test", pockets)));
  await page.goto(paths.wallet());
  await expect(page.getByRole("main")).toContainText("€123,456,789,012.34");
  const seen: string[] = [];
  for (const path of some(playerPages)) seen.push(...(await faultsOf(page, path)));
  expect(seen).toEqual([]);
});

for (const viewer of ["visitor", "player"] as const)
  test(
    `words of thirty letters neither widen a ${viewer}'s pages of a phone nor are cut`,
    byNight,
    async ({ page, context, site, sandbox }) => {
      const words = Object.entries(english).filter(([, text]) => /^\p{L}{3,}$/u.test(text));
      expect(words.length).toBeGreaterThan(100);
      await sandbox.config({ messages: Object.fromEntries(words.map(([key]) => [key, LONG_WORD])) });
      if (viewer === "player")
        await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
      const pages = pagesOf(viewer);
      const seen: string[] = [];
      let shown = 0;
      for (const path of pages) {
        seen.push(...(await faultsOf(page, path)));
        shown += await page.getByText(LONG_WORD).count();
      }
      expect(shown).toBeGreaterThan(pages.length);
      // With a reader's spacing it is longer than the narrowest phone is wide.
      const isOfLength = /(broken|spaced: over its button): Donau/;
      expect(seen.filter((fault) => !isOfLength.test(fault))).toEqual([]);
    },
  );

test("no line is cut through on wider screens", byNight, async ({ page, context, site, sandbox }) => {
  const seen: string[] = [];
  const wide = [768, 1024, 1440];
  for (const path of [paths.home(), paths.gameHall(), ...some(visitorPages)])
    seen.push(...(await faultsOf(page, path, wide, [""])));
  await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
  for (const path of [paths.loyalty(), paths.tournaments(), ...some(playerPages)])
    seen.push(...(await faultsOf(page, path, wide, [""])));
  expect(seen).toEqual([]);
});

async function faultsOf(page: Page, path: string, at = widths, styles = ["", spacings]): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(path);
  for (const style of styles) {
    // A style element would need the nonce of the page.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await page.evaluate(findFaults))
        faults.push(`${path} at ${width}${style && ", spaced"}: ${fault}`);
    }
  }
  return faults;
}

/** Words that go on in the next line without a hyphen, and texts that do not fit into what cuts them off. */
function findFaults(): string[] {
  const faults = new Set<string>();
  /** Pixels by which the box of a line is higher than its letters. */
  const CUT = 4;
  if (document.documentElement.scrollWidth > window.innerWidth) faults.add("the page scrolls sideways");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest("[aria-hidden=true], .sr-only")
    )
      continue;
    const { textOverflow, overflowX, wordBreak, clipPath } = getComputedStyle(parent);
    // Numbers of accounts and addresses may be broken; a list's one-line names end in dots.
    if (wordBreak === "break-all" || clipPath !== "none") continue;
    if (overflowX !== "visible" && textOverflow !== "ellipsis" && parent.scrollWidth > parent.clientWidth + 1)
      if (overflowX === "hidden" || overflowX === "clip") faults.add(`cut: ${parent.textContent?.trim()}`);
    range.selectNodeContents(node);
    const clip = clipOf(parent);
    if (
      clip &&
      [...range.getClientRects()].some(
        ({ top, bottom }) =>
          (top < clip.bottom - CUT && bottom > clip.bottom + CUT) ||
          (top < clip.top - CUT && bottom > clip.top + CUT),
      )
    )
      faults.add(`cut through: ${node.nodeValue?.trim()}`);
    const button = parent.closest(".button")?.getBoundingClientRect();
    if (
      button &&
      [...range.getClientRects()].some(({ left, right }) => left < button.left || right > button.right)
    )
      faults.add(`over its button: ${node.nodeValue}`);
    if (node.nodeValue?.includes("@")) continue;
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (first && rest.some(({ top }) => Math.abs(top - first.top) > 4)) faults.add(`broken: ${word}`);
    }
  }
  return [...faults];

  /** What hides the part of a text that is higher; a list that scrolls hides nothing for good. */
  function clipOf(element: Element): DOMRect | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowY, position } = getComputedStyle(at);
      if (/hidden|clip/.test(overflowY)) return at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) || position === "fixed") return undefined;
    }
    return undefined;
  }
}

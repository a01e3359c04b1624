import type { BrowserContext, Page } from "@playwright/test";
import { chatVendors } from "../../../app/features/chat/vendors";
import { paths } from "../../../app/routing/paths";
import { byNight, isDay } from "../../support/by-day";
import { routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { expect, type TestFixtures, test } from "../fixtures";

/** By day the pages with the most that stays on the screen. */
const templates = {
  visitor: [paths.home(), "/forms/sign_up"],
  player: [`${paths.deposit()}/sandiban`, paths.withdraw({ method: "sandiban", burn: "agreed" })],
};
const pagesOf = (viewer: "visitor" | "player") => [
  ...templates[viewer],
  ...(isDay ? [] : routeTable.filter((row) => row[viewer].kind === "page").map(({ path }) => path)),
];
const widths = [320, 360, 412];
/** Pages on which the chat surely is. */
const withChat: readonly string[] = [paths.home(), paths.gameHall(), paths.support()];
/** Of these the middle of controls is looked at only up to phones: on wider screens nothing but the chat could cover them. */
const chatWidths = [...widths, 768, 1440];

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ environment: { CHAT_VENDORS: chatVendors.join(",") } });
});
test.afterAll(() => own.stop());
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  allowed: { statuses: [404] },
});

type Opening = Pick<TestFixtures, "hydrated"> & { page: Page; context: BrowserContext };

/** Opens these addresses one after another, by a new player or a visitor. */
async function* opened(
  viewer: "visitor" | "player",
  addresses: readonly string[],
  { page, context, hydrated }: Opening,
) {
  await own.sandbox.reset();
  if (viewer === "player")
    await context.addCookies(await signInByPost(own.url, await own.sandbox.clone("demo@sandbox.test")));
  for (const path of addresses) {
    await page.goto(own.url + path);
    await hydrated(page);
    yield { path, chat: page.getByRole("button", { name: "Support", exact: true }) };
  }
}

for (const viewer of ["visitor", "player"] as const)
  test(`no control of a ${viewer}'s pages lies under a bar or the chat's button`, async ({
    page,
    context,
    hydrated,
  }) => {
    const addresses = [...new Set(pagesOf(viewer))];
    test.setTimeout(addresses.length * 15_000 + 30_000);
    const covered: string[] = [];
    for await (const { path, chat } of opened(viewer, addresses, { page, context, hydrated })) {
      // It comes when the browser is idle, and not on every page.
      if (path === paths.home()) await chat.waitFor();
      else if (!isDay) await chat.waitFor({ timeout: 4000 }).catch(() => {});
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (const one of await page.evaluate(findCovered)) covered.push(`${path} at ${width}: ${one}`);
      }
    }
    expect(covered).toEqual([]);
  });

for (const chat of chatVendors)
  test(
    `${chat}'s button leaves a form free, and is on no page of a payment`,
    byNight,
    async ({ page, context, hydrated }) => {
      await own.sandbox.reset();
      await own.sandbox.config({ supportSettings: { chat } });
      const button = page.getByRole("button", { name: "Support", exact: true });
      await page.goto(own.url + paths.support());
      await hydrated(page);
      await button.waitFor();
      expect(await page.evaluate(findCovered)).toEqual([]);
      await context.addCookies(await signInByPost(own.url, await own.sandbox.clone("demo@sandbox.test")));
      await page.goto(`${own.url}${paths.deposit()}/sandiban`);
      await hydrated(page);
      await page.waitForTimeout(2000);
      await expect(button).toHaveCount(0);
    },
  );

for (const viewer of ["visitor", "player"] as const)
  test(
    `the chat covers no control and no amount of a ${viewer}'s pages, wherever they are scrolled to`,
    viewer === "visitor" ? byNight : {},
    async ({ page, context, hydrated }) => {
      const addresses = [...new Set([paths.gameHall(), paths.support(), ...pagesOf(viewer)])];
      test.setTimeout(addresses.length * 20_000 + 30_000);
      const covered: string[] = [];
      for await (const { path, chat } of opened(viewer, addresses, { page, context, hydrated })) {
        const isWaitedFor = withChat.includes(path);
        await chat.waitFor({ timeout: isWaitedFor ? 15_000 : 2000 }).catch((error) => {
          if (isWaitedFor) throw error;
        });
        for (const width of chatWidths) {
          await page.setViewportSize({ width, height: 740 });
          for (const one of await page.evaluate(findUnderChat)) covered.push(`${path} at ${width}: ${one}`);
        }
      }
      expect(covered).toEqual([]);
      // As it was: the vendor's own button in its place.
      await page.goto(own.url + paths.gameHall());
      await page.getByRole("button", { name: "Support", exact: true }).waitFor();
      await page.locator(".sandbox-chat").evaluate((holder) => {
        holder.style.display = "block";
      });
      expect(await page.evaluate(findUnderChat)).not.toEqual([]);
    },
  );

/**
 * Runs in the page: controls and amounts of which any part lies under what the chat's vendor shows, at ten places of the
 * page.
 */
function findUnderChat(): string[] {
  const found = new Set<string>();
  const shownIn = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const bubbles = shownIn(".sandbox-chat > *");
  const others = shownIn("a[href], button, input:not([type=hidden]), select, textarea, summary, .money, bdi");
  const room = document.documentElement.scrollHeight - innerHeight;
  for (let place = 0; place < 10; place++) {
    scrollTo({ top: (room * place) / 9, behavior: "instant" });
    for (const bubble of bubbles) {
      const over = bubble.getBoundingClientRect();
      for (const other of others) {
        const { left, right, top, bottom, width } = other.getBoundingClientRect();
        if (bubble.contains(other) || width < 4) continue;
        if (left < over.right && right > over.left && top < over.bottom && bottom > over.top)
          found.add(other.outerHTML.slice(0, 90));
      }
    }
  }
  return [...found];
}

/**
 * Runs in the page: controls whose middle, and primary buttons of which any part, lies under something that stays on the
 * screen, after they were scrolled into view.
 */
function findCovered(): string[] {
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { clipPath, pointerEvents } = getComputedStyle(control);
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (clipPath !== "none" || pointerEvents === "none") continue;
    control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < 4 || height < 4) continue;
    const parts = control.matches(".button-primary") ? [0.03, 0.5, 0.97] : [0.5];
    const cover = parts
      .flatMap((across) =>
        parts.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
      )
      .map((hit) => stayingAround(hit))
      .find((one) => one !== null && !one.contains(control));
    if (cover) found.push(`${control.outerHTML.slice(0, 90)} under ${cover.outerHTML.slice(0, 60)}`);
  }
  return found;

  function stayingAround(hit: Element | null): Element | null {
    for (let one = hit; one && one !== document.documentElement; one = one.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
    return null;
  }
}

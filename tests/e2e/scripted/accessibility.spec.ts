import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { AUDIT, type AuditedPage, type Verdict } from "../../../scripts/evidence/audit";
import { byNight, isDay } from "../../support/by-day";
import { routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { expect, test } from "../fixtures";
import { findSmallTargets } from "./small-targets";

/** Every combination of how a page may be shown. */
const variants = ["dark", "light"].flatMap((theme) =>
  ["", "/ar"].flatMap((prefix) => [360, 1440].map((width) => ({ theme, prefix, width }))),
);
/** Widths on which a page must not scroll sideways: the narrowest phone, and a laptop's window at 200 % zoom. */
const narrowed = { 360: 320, 1440: 720 } as Record<number, number>;

const pages = [
  ...routeTable
    .filter(({ visitor }) => visitor.kind === "page")
    .map(({ path }) => ({ path, isPlayers: false })),
  ...routeTable
    .filter(({ visitor, player }) => visitor.kind === "turnedAway" && player.kind === "page")
    .map(({ path }) => ({ path, isPlayers: true })),
  { path: "/no-such-page", isPlayers: false },
  { path: "/", isPlayers: true },
  { path: "/game/sand-dunes", isPlayers: true },
  { path: "/loyalty/shop", isPlayers: true },
];

/**
 * Templates that contain most of what the others do; as a player sees them, where visitors see them too. By day each is
 * checked in two of the variants.
 */
const templates = [
  ...["/", "/gamehall", "/promotions/monday-cashback", "/p/welcome-week"],
  ...["/forms/sign_up", "/cashier/deposit/sandcard", "/profile/settings"],
].map((path) => pages.findLast((page) => page.path === path) as (typeof pages)[number]);
/** Both themes, directions and widths. */
const looksByDay = [0, 7];

test.use({ allowed: { statuses: [404] } });
test.describe.configure({ mode: "parallel" });

for (const [at, { theme, prefix, width }] of variants.entries())
  test.describe(`${theme}, ${prefix ? "right to left" : "left to right"}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 700, isMobile: width < 700 });

    test(
      "WCAG 2.2 AA, targets of 44 px, no sideways scroll",
      looksByDay.includes(at) ? {} : byNight,
      async ({ page, context, site, sandbox, hydrated }) => {
        const seen = isDay ? templates.filter((_page, nth) => nth % 2 === looksByDay.indexOf(at)) : pages;
        test.setTimeout(seen.length * 12_000 + 30_000);
        await context.addCookies([{ name: "theme", value: theme, url: site.url }]);
        const audited: AuditedPage[] = [];
        const wrong: string[] = [];
        let least = Number.POSITIVE_INFINITY;
        let targets = 0;
        let isSignedIn = false;
        for (const { path, isPlayers } of seen.toSorted((one, other) => +one.isPlayers - +other.isPlayers)) {
          if (isPlayers && !isSignedIn)
            await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
          isSignedIn ||= isPlayers;
          await page.goto(path === "/" ? prefix || "/" : prefix + path);
          await hydrated(page);
          // Behind a modal nothing is audited.
          await expect(page.locator("dialog:modal")).toHaveCount(0);
          const { rules, found } = await audit(page);
          const { small: faults, ...all } = await page.evaluate(findSmallTargets);
          targets += all.count;
          least = Math.min(least, all.least);
          await page.setViewportSize({ width: narrowed[width] ?? width, height: 900 });
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (beyond > 0) faults.push(`scrolls ${beyond} px sideways at ${narrowed[width]} px`);
          await page.setViewportSize({ width, height: 900 });
          const viewer = isPlayers ? "player" : "visitor";
          audited.push({ path, viewer, rules, faults });
          wrong.push(...[...found, ...faults].map((fault) => `${viewer} ${path}: ${fault}`));
        }
        const measured = `${targets} targets, the smallest ${Math.round(least)} px`;
        process.stdout.write(`${theme}${prefix} ${width} px: ${seen.length} pages, ${measured}\n`);
        const body = JSON.stringify(audited);
        await test.info().attach(AUDIT, { contentType: "application/json", body });
        expect(wrong).toEqual([]);
      },
    );
  });

/**
 * Rules that axe runs only on request: a control's name contains its visible label, and landmarks are distinguishable.
 */
const REQUESTED = [
  "label-content-name-mismatch",
  "landmark-one-main",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-unique",
];

/** What each rule says of the page, and what it found. */
async function audit(page: Page): Promise<{ rules: AuditedPage["rules"]; found: string[] }> {
  // A game in its frame is its studio's own page.
  const { passes, incomplete, violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .options({ rules: Object.fromEntries(REQUESTED.map((rule) => [rule, { enabled: true }])) })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const all = (verdict: Verdict, results: readonly { id: string }[]) =>
    results.map(({ id }) => [id, verdict] as const);
  return {
    // A rule may hold for some elements of a page and not for others: the worst counts.
    rules: Object.fromEntries([
      ...all("passed", passes),
      ...all("unclear", incomplete),
      ...all("failed", violations),
    ]),
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
    ),
  };
}

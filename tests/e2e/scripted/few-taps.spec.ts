import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: every page is within three taps of home by day (tests/http/reached-by-links.spec.ts).

interface Journey {
  name: string;
  isPlayers: boolean;
  /** From home: one tap each; a text is typed into the field that is found. */
  steps: ((page: Page) => Locator | [field: Locator, text: string])[];
  isDone: (page: Page) => Promise<void>;
  taps: number;
}

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
/** Its words follow the amount. */
const deposit = (page: Page) => page.locator(".pay-bar").getByRole("button");
const amount = (page: Page) => page.getByRole("main").locator("[name=amount]");

const journeys: Journey[] = [
  {
    name: "a game in demo",
    isPlayers: false,
    steps: [
      (page) => page.locator(".game-card > a").first(),
      (page) => page.getByRole("main").getByRole("link", { name: say("play.toDemo"), exact: true }),
    ],
    isDone: (page) => expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible(),
    taps: 2,
  },
  {
    name: "a deposit",
    isPlayers: true,
    steps: [
      (page) => page.getByRole("banner").locator(`a.button[href^="${paths.deposit()}"]`),
      (page) => page.locator("label.method:has([value=sandinstant])"),
      (page) => page.locator("#method .preset").first(),
      deposit,
    ],
    isDone: (page) => expect(page).toHaveURL(/paysuccess/),
    taps: 4,
  },
  {
    name: "a withdrawal",
    isPlayers: true,
    steps: [
      (page) => page.locator(".bottom-bar").locator(`a[href="${paths.wallet()}"]`),
      (page) =>
        page
          .getByRole("main")
          .getByRole("link", { name: say("cashier.withdraw.title"), exact: true })
          .last(),
      (page) => page.locator("label.method").first(),
      (page) => [amount(page), "50"],
      (page) => button(page, say("withdraw.toReview")),
      (page) => button(page, say("withdraw.review.send")),
    ],
    isDone: (page) => expect(page).toHaveURL(/requested=/),
    taps: 5,
  },
  {
    name: "a deposit limit",
    isPlayers: true,
    steps: [
      (page) => page.getByRole("banner").locator(`a.button[href^="${paths.deposit()}"]`),
      (page) => page.getByRole("main").locator(`a[href="${paths.responsibleGame()}"]`).first(),
      (page) => [page.getByLabel(say("responsible.limit.amount", { currency: "EUR" })), "137"],
      (page) => button(page, say("responsible.limit.set")),
    ],
    isDone: (page) => expect(page.getByRole("main")).toContainText("€137.00"),
    taps: 3,
  },
];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const { name, isPlayers, steps, isDone, taps } of journeys)
  test(
    `from home to ${name} in ${taps} taps`,
    byNight,
    async ({ page, context, hydrated, site, sandbox }) => {
      // A withdrawal that would lose an active bonus has to be confirmed, which takes two more taps.
      if (isPlayers)
        await context.addCookies(
          await signInByPost(site.url, await sandbox.clone("demo@sandbox.test", { bonuses: [] })),
        );
      await page.goto(paths.home());
      await hydrated(page);
      let tapped = 0;
      for (const step of steps) {
        const next = step(page);
        if (Array.isArray(next)) await next[0].fill(next[1]);
        else {
          await next.tap();
          tapped += 1;
        }
      }
      await isDone(page);
      expect(tapped).toBe(taps);
    },
  );

import type { Page } from "@playwright/test";
import { isDay, withoutScript } from "../support/by-day";
import { untilHydrated } from "../support/hydrated";
import type { TestPlayer } from "../support/sandbox-control";
import { signInByPost } from "../support/sign-in-by-post";
import { test as base } from "../support/site-test";
import { type Allowance, watchPage } from "./page-watch";

export interface TestFixtures {
  /** What this test expects to go wrong in the browser; anything else fails it. */
  allowed: Allowance;
  watch: undefined;
  /** A copy of `demo`, signed in: the page's context bears its session. */
  signedInPlayer: TestPlayer;
  /** The page with that player signed in, for tests that need to know nothing else of them. */
  playersPage: Page;
  hasScript: boolean;
  /** Resolves when the page is hydrated; at once where there is no script. */
  hydrated: (page: Page) => Promise<void>;
  /** Does what sends a form. Without script it ends when the next document has loaded, so that none is cut short. */
  submitted: (page: Page, send: () => Promise<void>) => Promise<void>;
}

export const test = base.extend<TestFixtures>({
  allowed: [{}, { option: true }],

  javaScriptEnabled: async ({ javaScriptEnabled }, use, { tags }) =>
    use(isDay && tags.includes(withoutScript.tag) ? false : javaScriptEnabled),

  baseURL: async ({ site }, use) => use(site.url),

  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),

  hydrated: async ({ hasScript }, use) => {
    await use(async (page) => {
      if (hasScript) await untilHydrated(page);
    });
  },

  submitted: async ({ hasScript }, use) => {
    await use(async (page, send) => {
      if (hasScript) await send();
      else await Promise.all([page.waitForEvent("load"), send()]);
    });
  },

  watch: [
    async ({ page, site, hasScript, allowed }, use, testInfo) => {
      const findings = watchPage(page, { siteUrl: site.url, hasScript, allowed });
      const before = site.output().length;
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach("server", { body: site.output().slice(before) || "(silent)" });
      }
      if (findings.length > 0) throw new Error(`the page complained:\n${findings.join("\n")}`);
    },
    { auto: true },
  ],

  signedInPlayer: async ({ site, context }, use) => {
    const player = await site.sandbox.clone("demo@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await use(player);
  },

  playersPage: async ({ page, signedInPlayer }, use) => {
    expect(signedInPlayer.uid).toBeGreaterThan(0);
    await use(page);
  },
});

export const { expect } = base;

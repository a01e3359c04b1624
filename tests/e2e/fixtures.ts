import { test as base, type Page } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { lendSandbox } from "../support/lend-sandbox";
import type { SandboxControl, TestPlayer } from "../support/sandbox-control";
import { signInByPost } from "../support/sign-in-by-post";
import { type Site, startSite } from "../support/site";
import { type Allowance, watchPage } from "./page-watch";

interface TestFixtures {
  /** What this test expects to go wrong in the browser; anything else fails it. */
  allowed: Allowance;
  watch: undefined;
  /** Back at its seed when a test begins. */
  sandbox: SandboxControl;
  /** A copy of `demo`, signed in: the page's context bears its session. */
  signedInPlayer: TestPlayer;
  hasScript: boolean;
  /** Resolves when the page's script has taken over; at once where there is none. */
  hydrated: (page: Page) => Promise<void>;
  /** Does what sends a form. Without script it is over when the next document stands, so that none is cut short. */
  submitted: (page: Page, send: () => Promise<void>) => Promise<void>;
}

interface WorkerFixtures {
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowed: [{}, { option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

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

  sandbox: [async ({ site }, use) => lendSandbox(site, use), { auto: true }],

  signedInPlayer: async ({ site, context }, use) => {
    const player = await site.sandbox.clone("demo@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await use(player);
  },
});

export const { expect } = base;

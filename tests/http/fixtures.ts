import { test as base } from "@playwright/test";
import { lendSandbox } from "../support/lend-sandbox";
import type { SandboxControl } from "../support/sandbox-control";
import { type Site, type SiteOptions, startSite } from "../support/site";

interface TestFixtures {
  /** Back at its seed when a test begins. */
  sandbox: SandboxControl;
  /** Starts another site, for tests that need other settings or that end it. */
  ownSite: (options?: SiteOptions) => Promise<Site>;
}

/** No browser: these tests speak HTTP to a running server. */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  sandbox: [async ({ site }, use) => lendSandbox(site, use), { auto: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ownSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (options) => {
      const site = await startSite(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

export const { expect } = base;
